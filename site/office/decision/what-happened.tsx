import type { Decision } from '#shared/api/decision.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { Clock } from '#shared/time/format.ts';
import type { ZonedFormats } from '#shared/time/zoned.ts';

interface WhatHappenedProps {
  readonly decision: Decision;
  readonly formats: ZonedFormats;
}

const DAY_MS = 86_400_000;

/** What has happened to an appointment, in a sentence. */
export function WhatHappened({ decision, formats }: WhatHappenedProps) {
  const t = useTexts('appointments');
  const clock = useClock();
  const { kind, event, proposedStart } = decision;
  const said = {
    clash: () => {
      if (!event) return undefined;
      const time = whenOf(event, formats, clock);
      return event.title
        ? t('decisions.clash', { event: event.title, time })
        : t('decisions.clashUntitled', { time });
    },
    clock: () =>
      proposedStart && t('decisions.clock', { time: formats.time(proposedStart, clock) }),
    'moved-there': () =>
      proposedStart === null
        ? t('decisions.reshapedThere')
        : t('decisions.movedThere', {
            time: `${formats.day(proposedStart)}, ${formats.time(proposedStart, clock)}`,
          }),
    'deleted-there': () => t('decisions.deletedThere'),
  }[kind]();
  return <p className="wrap-anywhere text-held text-sm">{said}</p>;
}

/** Its times, or the days of what takes whole ones. */
function whenOf(
  { start, end }: NonNullable<Decision['event']>,
  formats: ZonedFormats,
  clock: Clock,
): string {
  const lastMs = Date.parse(end) - 1;
  if (lastMs + 1 - Date.parse(start) < DAY_MS - 3_600_000) return formats.range(start, end, clock);
  const [first, last] = [start, new Date(lastMs).toISOString()].map((iso) => formats.day(iso));
  return first === last ? `${first}` : `${first} – ${last}`;
}
