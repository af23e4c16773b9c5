import { useId } from 'react';
import { HOLD_HOURS, type HoldChoice } from '#shared/domain/proposal/hold-choice.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { isoToWallClock, wallClockToIso } from '#shared/time/wall-clock.ts';
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
  const { timeZone } = reading.formats;
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
          value={isoToWallClock(hold.at, timeZone)}
          onChange={({ target }) =>
            onChange({ kind: 'until', at: wallClockToIso(target.value, timeZone) })
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
