import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { sayMoment } from './say-moment.ts';
import { useHoldLeft } from './use-hold-left.ts';

/** Until when times are held: the moment, and how long that still is, which changes quietly. */
export function HeldUntil(props: {
  readonly untilIso: string;
  readonly timeZone: string;
  readonly onEnd: () => void;
}) {
  const { untilIso, timeZone, onEnd } = props;
  const { t, language } = useTranslation('proposed');
  const clock = useClock();
  const left = useHoldLeft(untilIso, language, onEnd);
  return (
    <p className="mt-1.5 flex items-start gap-2 text-soft text-sm tabular-nums">
      <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
      <span className="text-pretty">
        {t('until', { when: sayMoment(untilIso, { language, timeZone }, clock) })}
        {left && ` (${left})`}
      </span>
    </p>
  );
}
