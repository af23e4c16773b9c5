import { useId } from 'react';
import { HOLD_HOURS, type HoldChoice } from '#shared/domain/proposal/hold-choice.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { zonedFormats } from '#shared/time/zoned.ts';
import type { TimeReading } from '../appointments-panel.tsx';

interface HoldFieldProps {
  readonly hold: HoldChoice;
  /** When that is; undefined where nothing is picked or said yet. */
  readonly end: string | undefined;
  readonly reading: TimeReading;
  readonly theirZone: string | null;
  readonly onChange: (hold: HoldChoice) => void;
}

/** Until when the times are held. */
export function HoldField({ hold, end, reading, theirZone, onChange }: HoldFieldProps) {
  const t = useTexts('propose');
  const { language } = useTranslation('propose');
  const id = useId();
  const value = hold.kind === 'hours' ? String(hold.hours) : hold.kind;
  const choose = (chosen: string) => {
    if (chosen === 'first') return onChange({ kind: 'first' });
    if (chosen === 'until') return onChange({ kind: 'until', at: null });
    onChange({ kind: 'hours', hours: Number(chosen) });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {t('hold.label')}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className="field"
      >
        {HOLD_HOURS.map((hours) => (
          <option key={hours} value={hours}>
            {formatDuration(hours * 60, language)}
          </option>
        ))}
        <option value="first">{t('hold.first')}</option>
        <option value="until">{t('hold.until')}</option>
      </select>
      {hold.kind === 'until' && (
        <input
          type="datetime-local"
          aria-label={t('hold.until')}
          value={hold.at === null ? '' : toLocal(hold.at)}
          onChange={({ target }) =>
            onChange({
              kind: 'until',
              at: target.value === '' ? null : new Date(target.value).toISOString(),
            })
          }
          className="field"
        />
      )}
      {end && <HoldEnd end={end} reading={reading} theirZone={theirZone} />}
    </div>
  );
}

type HoldEndProps = Pick<HoldFieldProps, 'reading' | 'theirZone'> & { readonly end: string };

/** When the hold ends, on both clocks. */
function HoldEnd({ end, reading: { formats, clock }, theirZone }: HoldEndProps) {
  const t = useTexts('propose');
  const { language } = formats;
  const say = (zoned: typeof formats) => `${zoned.day(end)}, ${zoned.time(end, clock)}`;
  const own = say(formats);
  const theirs = theirZone && say(zonedFormats({ language, timeZone: theirZone }));
  return (
    <p className="text-pretty text-note text-soft tabular-nums">
      {t('hold.ends', { when: own })}
      {theirs && theirs !== own && ` ${t('theirTime', { time: theirs })}`}
    </p>
  );
}

/** `2030-01-07T06:00:00Z → '2030-01-07T07:00'` where the device is an hour ahead. */
function toLocal(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
