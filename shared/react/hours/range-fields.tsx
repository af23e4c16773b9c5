import { useId } from 'react';
import type { LocalRange } from '#shared/domain/availability/types.ts';
import { type DayHours, findOverlaps } from '#shared/domain/schedule/week-hours.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { TimeField } from './time-field.tsx';
import { useHoursWords } from './use-hours-words.ts';

/** Half past nine: it shows how minutes are written. */
const AN_EXAMPLE = 570;

interface RangeFieldsProps {
  /** Whose hours they are: `Monday`. */
  readonly name: string;
  readonly hours: DayHours;
  /** The range as it was typed: an end at or before its start is meant for the next day. */
  readonly onChange: (index: number, range: LocalRange) => void;
  readonly onRemove: (index: number) => void;
  readonly onSay: (text: string) => void;
}

/** The hours of a day as fields, a row each; those that overlap say so. */
export function RangeFields({ name, hours, onChange, onRemove, onSay }: RangeFieldsProps) {
  const t = useTexts('hours');
  const { toTime } = useHoursWords();
  const id = useId();
  const overlaps = findOverlaps(hours);
  const reject = (text: string) => onSay(t('noTime', { text, example: toTime(AN_EXAMPLE) }));
  return (
    <div className="flex flex-col gap-2">
      {hours.map(([start, end], index) => {
        const isInvalid = overlaps.includes(index);
        const [which, describedBy] = [index + 1, isInvalid ? `${id}-${index}` : undefined];
        return (
          // A range has no name but its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index}>
            <div className="flex items-center gap-1.5">
              <TimeField
                label={t('from', { name, which })}
                minute={start}
                isInvalid={isInvalid}
                describedBy={describedBy}
                onChange={(from) => onChange(index, startedAt([start, end], from))}
                onReject={reject}
              />
              <span aria-hidden="true" className="text-soft">
                –
              </span>
              <TimeField
                label={t('to', { name, which })}
                minute={end}
                after={start}
                isInvalid={isInvalid}
                describedBy={describedBy}
                onChange={(to) => onChange(index, [start, to])}
                onReject={reject}
              />
              <button
                type="button"
                data-remove
                aria-label={t('removeRange', { name, which })}
                onClick={() => onRemove(index)}
                className="shrink-0 rounded-lg p-3 text-soft pointer-coarse:p-3.5 hover:bg-ink/5 hover:text-ink"
              >
                <Icon name="cross" className="size-4" />
              </button>
            </div>
            {isInvalid && (
              <p id={describedBy} className="mt-1 text-danger text-sm">
                {t('overlaps')}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A start that passes the end takes it along. */
function startedAt([start, end]: LocalRange, from: number): LocalRange {
  return from < end ? [from, end] : [from, Math.min(from + end - start, 1440)];
}
