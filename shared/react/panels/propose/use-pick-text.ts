import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { toIso } from '#shared/time/dates.ts';
import { formatDayShort } from '#shared/time/format.ts';
import { zonedFormats } from '#shared/time/zoned.ts';
import type { TimeReading } from '../appointments-panel.tsx';

/** A time in one's own words and zone, and in the recipient's zone beside it where that is known. */
export function usePickText({ formats, clock }: TimeReading, theirZone: string | null) {
  const t = useTexts('propose');
  const { language } = formats;
  const theirs = theirZone === null ? undefined : zonedFormats({ language, timeZone: theirZone });
  return (startMinute: number, durationMinutes: number) => {
    const start = toIso(startMinute);
    const end = toIso(startMinute + durationMinutes);
    const own = `${formatDayShort(startMinute, formats)}, ${formats.range(start, end, clock)}`;
    if (!theirs) return { own, theirs: undefined };
    const span = theirs.range(start, end, clock);
    const theirDay = formatDayShort(startMinute, theirs);
    const day = theirDay === formatDayShort(startMinute, formats) ? span : `${theirDay}, ${span}`;
    return { own, theirs: t('theirTime', { time: day }) };
  };
}
