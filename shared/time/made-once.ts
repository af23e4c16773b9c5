/**
 * The formats that are made of a few words, each made once: making one of Intl costs more than
 * writing a whole mail with it.
 */
export function madeOnce<Words extends readonly string[], Format>(
  make: (...words: Words) => Format,
): (...words: Words) => Format {
  const made = new Map<string, Format>();
  return (...words) => {
    const key = words.join(' ');
    const known = made.get(key);
    if (known) return known;
    const format = make(...words);
    made.set(key, format);
    return format;
  };
}
