const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/**
 * How far each square of a picture is filled, from 0 to 1: always alike for one text, another picture for
 * another. About a third of them stay empty.
 */
export function squaresOf(text: string, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const share = hashOf(`${text} ${index}`) / 2 ** 32;
    return share < 1 / 3 ? 0 : share;
  });
}

/** FNV-1a, mixed once more, for neighbours differ by a character. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
