import { useClock } from '#shared/react/calendar/clock-store.ts';
import { toBox } from '#shared/react/calendar/time-grid/to-box.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { toIso } from '#shared/time/dates.ts';
import type { BusySpan } from './calendar-data.ts';
import { useZoned } from './use-zoned.ts';

interface BusyBlockProps {
  readonly span: BusySpan & { readonly from: number; readonly to: number };
}

/** Time that is taken by no appointment; what a proposal holds leads to it. */
export function BusyBlock({ span }: BusyBlockProps) {
  const t = useTexts('calendar');
  const formats = useZoned();
  const clock = useClock();
  const { kind, proposal, title, from, to, startMinute, endMinute } = span;
  const style = toBox(from, to);
  const look = 'absolute inset-x-0.5 overflow-hidden rounded-md px-1.5 py-0.5 text-xs';
  if (!proposal) {
    return (
      // One line: an appointment that it meets lies on the others.
      <span
        className={`busy-hatch truncate text-soft ${look}`}
        style={style}
        title={title ?? undefined}
      >
        {title || t(`busy.${kind}`)}
      </span>
    );
  }
  const text = t('heldFor', { name: proposal.name });
  const start = toIso(startMinute);
  const time = `${formats.range(start, toIso(endMinute), clock)}, ${formats.day(start)}`;
  return (
    <Link
      to="/propose"
      search={{ proposal: proposal.id }}
      aria-label={`${time}: ${text}`}
      className={`z-5 truncate border border-held border-dashed bg-held-soft text-held outline-offset-0! ${look}`}
      style={style}
    >
      {text}
    </Link>
  );
}
