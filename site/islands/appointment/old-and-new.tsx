import { toWhen } from '#shared/react/appointment/when.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';

interface OldAndNewProps {
  readonly labels: { readonly old: string; readonly new: string };
  readonly oldIso: string;
  /** What stands there before there is a new one. */
  readonly newText?: string;
  readonly newIso?: string | undefined;
  readonly timeZone?: string;
}

/** The time that was, and beside it the one that is or will be. */
export function OldAndNew({ labels, oldIso, newIso, newText, timeZone }: OldAndNewProps) {
  return (
    <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 text-sm">
      <Time label={labels.old} iso={oldIso} timeZone={timeZone} isOver={newIso !== undefined} />
      {newIso === undefined ? (
        <div>
          <dt className="text-soft">{labels.new}</dt>
          <dd className="text-soft">{newText}</dd>
        </div>
      ) : (
        <Time label={labels.new} iso={newIso} timeZone={timeZone} />
      )}
    </dl>
  );
}

function Time(props: {
  readonly label: string;
  readonly iso: string;
  readonly timeZone?: string | undefined;
  readonly isOver?: boolean;
}) {
  const { language } = useTranslation('appointment');
  const clock = useClock();
  const { label, iso, timeZone = visitorTimeZone(), isOver = false } = props;
  const when = toWhen({ start: iso }, { language, timeZone }, clock);
  return (
    <div>
      <dt className="text-soft">{label}</dt>
      <dd className={isOver ? 'text-soft line-through' : 'font-medium'}>
        {when ? `${when.date}, ${when.time}` : iso}
      </dd>
    </div>
  );
}
