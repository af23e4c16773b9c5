/** The tags of an `Accept-Language`, best first: `de;q=0.5, fr-CH → ['fr-CH', 'de']`. */
export function acceptedLanguages(header = ''): string[] {
  const wishes = header
    .slice(0, 1_000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    });
  return wishes
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
