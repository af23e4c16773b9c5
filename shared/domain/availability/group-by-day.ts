/** Starts under the day numbers that `dayOf` gives them, both in the order given. */
export function groupByDay<Start extends { readonly startMinute: number }>(
  starts: readonly Start[],
  dayOf: (minute: number) => number,
): Map<number, Start[]> {
  const byDay = new Map<number, Start[]>();
  for (const start of starts) {
    const day = dayOf(start.startMinute);
    const slots = byDay.get(day);
    if (slots) slots.push(start);
    else byDay.set(day, [start]);
  }
  return byDay;
}
