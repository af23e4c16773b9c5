/** The weekday (0 is Sunday) that weeks begin with where the reader lives. */
export function firstWeekdayOf(locale: string): number {
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const firstDay = (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay;
  if (firstDay !== undefined) return firstDay % 7;
  return info.language === 'en' && info.region !== 'GB' ? 0 : 1;
}
