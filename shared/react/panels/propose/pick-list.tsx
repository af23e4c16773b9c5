import { useRef } from 'react';
import { isPickable, judgePick } from '#shared/domain/proposal/judge-pick.ts';
import type { TimedWeek } from '#shared/domain/proposal/timed-week.ts';
import { nightsIn } from '#shared/domain/proposal/waking.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { fromIso } from '#shared/time/dates.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { usePickText } from './use-pick-text.ts';

interface PickListProps {
  readonly picks: readonly string[];
  readonly gone: readonly string[];
  readonly durationMinutes: number;
  /** The week that is shown, which knows of the picks that lie in it. */
  readonly week: TimedWeek | undefined;
  readonly shows: (startMinute: number) => boolean;
  readonly theirZone: string | null;
  readonly reading: TimeReading;
  /** Of the text that says what to do as long as nothing is picked. */
  readonly emptyId: string;
  readonly onRemove: (start: string) => void;
}

/** What is picked, in both zones; each can be taken out again. */
export function PickList(props: PickListProps) {
  const { picks, gone, durationMinutes, week, shows, theirZone, reading, emptyId, onRemove } =
    props;
  const t = useTexts('propose');
  const toText = usePickText(reading, theirZone);
  const list = useRef<HTMLUListElement>(null);
  /** The focus goes on to the next one, or to the list where none is left. */
  const remove = (start: string, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? list.current)?.focus();
    onRemove(start);
  };
  const minutes = picks.map((start) => fromIso(start) ?? 0);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('picks.label')}
      className="flex flex-col divide-y divide-line outline-none"
    >
      {picks.length === 0 && (
        <li id={emptyId} className="py-2 text-note text-soft">
          {t('picks.none')}
        </li>
      )}
      {picks.map((start, index) => {
        const minute = minutes[index] ?? 0;
        const { own, theirs } = toText(minute, durationMinutes);
        const isGone = gone.includes(start);
        const verdict = week && shows(minute) ? judgePick(week, minutes, minute) : 'free';
        const isBad = isGone || !isPickable(verdict);
        return (
          <li key={start} className="flex items-center gap-2 py-1">
            <div className="min-w-0 flex-1 text-sm tabular-nums">
              <p className={isBad ? 'text-danger line-through' : ''}>{own}</p>
              {theirs && <p className="text-note text-soft">{theirs}</p>}
              {isBad && (
                <p className="text-danger text-note">
                  {isGone ? t('picks.gone') : t(`verdict.${verdict}`)}
                </p>
              )}
              {!isBad && theirZone !== null && isNight(minute, durationMinutes, theirZone) && (
                <p className="text-held text-note">{t('picks.night')}</p>
              )}
              {!isBad && verdict !== 'free' && (
                <p className="text-held text-note">{t(`verdict.${verdict}`)}</p>
              )}
            </div>
            <button
              type="button"
              aria-label={t('picks.remove', { time: own })}
              onClick={() => remove(start, index)}
              className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-ink pointer-coarse:size-11"
            >
              <Icon name="cross" className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function isNight(startMinute: number, durationMinutes: number, timeZone: string): boolean {
  return nightsIn({ startMinute, endMinute: startMinute + durationMinutes }, timeZone).length > 0;
}
