import type { Wait } from '#shared/domain/reminder/workflow.ts';
import { Field } from '#shared/react/form/field.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { TIME_UNITS, type TimeUnit, toMinutes, toUnit } from './time-units.ts';

interface WaitFieldProps {
  readonly wait: Wait;
  readonly onWait: (wait: Wait) => void;
}

const isUnit = (text: string): text is TimeUnit => TIME_UNITS.some((unit) => unit === text);

/** How long before or after: so many minutes to weeks, or some days before at a time of day. */
export function WaitField({ wait, onWait }: WaitFieldProps) {
  const t = useTexts('workflows');
  const { unit, count } = toUnit(wait);
  const choose = (now: string) => {
    if (isUnit(now)) onWait({ kind: 'minutes', minutes: toMinutes(count || 1, now) });
    else onWait({ kind: 'days', days: 1, minuteOfDay: 17 * 60 });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label={t('wait.count')}>
        {(control) => (
          <input
            {...control}
            type="number"
            min={0}
            max={
              wait.kind === 'days'
                ? 28
                : Math.floor((toMinutes(1, 'weeks') * 4) / toMinutes(1, unit))
            }
            value={count}
            onChange={({ target }) => {
              const now = Math.trunc(Number(target.value));
              if (Number.isNaN(now) || now < 0) return;
              if (wait.kind === 'days') onWait({ ...wait, days: now });
              else onWait({ kind: 'minutes', minutes: toMinutes(now, unit) });
            }}
            className="field block tabular-nums"
          />
        )}
      </Field>
      <SelectField
        label={t('wait.unit')}
        value={wait.kind === 'days' ? 'at' : unit}
        options={[
          ...TIME_UNITS.map((each) => [each, t(`wait.${each}`)] as const),
          ['at', t('wait.at')] as const,
        ]}
        onChange={choose}
      />
      {wait.kind === 'days' && (
        <Field label={t('wait.time')} hint={t('wait.timeHint')}>
          {(control) => (
            <input
              {...control}
              type="time"
              required
              value={toClock(wait.minuteOfDay)}
              onChange={({ target }) => {
                const [hour = Number.NaN, minute = Number.NaN] = target.value
                  .split(':')
                  .map(Number);
                const minuteOfDay = hour * 60 + minute;
                if (!Number.isNaN(minuteOfDay)) onWait({ ...wait, minuteOfDay });
              }}
              className="field block tabular-nums"
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** `1020 → 17:00`, as the platform's field has it. */
function toClock(minuteOfDay: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}
