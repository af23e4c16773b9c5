export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The smallest encoding that a client takes, by its `Accept-Encoding`:
 * `gzip, br → br`, `br;q=0, gzip → gzip`, absent `→ identity`.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
