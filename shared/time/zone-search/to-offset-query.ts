const OFFSET = /^(?:gmt|utc|z)?\s*([+\-−–‑])\s*(\d{0,2})(?::?(\d{0,2}))?\s*(?:h|hours?)?$/i;

/**
 * Whether a query is an offset or on its way to one, and then which offsets in minutes it means:
 * `GMT-5`, `utc +5:30`, `−03:00`, `+0530`. Nothing for what is no offset.
 */
export function toOffsetQuery(query: string): ((minutes: number) => boolean) | undefined {
  const [, sign, hours, rest] = OFFSET.exec(query.trim()) ?? [];
  if (sign === undefined || hours === undefined) return undefined;
  const isEast = sign === '+';
  return (minutes) => {
    if (minutes !== 0 && minutes > 0 !== isEast) return false;
    const size = Math.abs(minutes);
    if (hours === '') return size > 0;
    if (Math.floor(size / 60) !== Number(hours)) return false;
    const minute = String(size % 60).padStart(2, '0');
    return rest === undefined || rest === '' ? minute === '00' : minute.startsWith(rest);
  };
}
