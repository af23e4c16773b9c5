/**
 * Milliseconds that a server wants to be left alone for (RFC 9110 §10.2.3): of seconds, or of a date, which is
 * compared with `nowMs`, or where that is unknown with what the server takes for now. `120 → 120000`; undefined
 * where it says nothing of it.
 */
export function readRetryAfter(headers: Headers, nowMs?: number): number | undefined {
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(said)) return Number(said) * 1000;
  const ms = Date.parse(said) - (nowMs ?? Date.parse(headers.get('date') ?? ''));
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
