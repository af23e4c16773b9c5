const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};

/** Without case, accents and signs, for a comparison: `São_Paulo → sao paulo`, `Gdańsk → gdansk`. */
export function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøæœßđıðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}
