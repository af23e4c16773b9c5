/** What is left, in minutes and seconds, rounded up: `60_001 → '1:01'` */
export function toCountdown(leftMs: number): string {
  const seconds = Math.ceil(Math.max(0, leftMs) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
