/** `[startMinute, endMinute)` of a local day from clock times: `hours('9:00-12:30')`. */
export function hours(...ranges: readonly string[]): readonly (readonly [number, number])[] {
  const minute = (time = '') => {
    const [hour = 0, ofHour = 0] = time.split(':').map(Number);
    return hour * 60 + ofHour;
  };
  return ranges.map((range) => {
    const [start, end] = range.split('-');
    return [minute(start), minute(end)] as const;
  });
}

/** Seven days with the same hours. */
export function everyDay(...ranges: readonly string[]) {
  return Array.from({ length: 7 }, () => hours(...ranges));
}
