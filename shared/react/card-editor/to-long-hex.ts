/** As the platform's colour field takes it: `#1aF → #11aaff`, `#3B82F6 → #3b82f6`. */
export function toLongHex(color: string): string {
  const small = color.toLowerCase();
  return small.length === 4 ? small.replaceAll(/[\da-f]/g, '$&$&') : small;
}
