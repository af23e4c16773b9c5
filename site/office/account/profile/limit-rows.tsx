import {
  LIMIT_PERIODS,
  type Limit,
  type LimitPeriod,
  type Limits,
} from '#shared/domain/availability/types.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { withLimit } from './with-limit.ts';

interface LimitRowsProps {
  readonly limits: Limits;
  readonly onChange: (limits: Limits) => void;
}

/** Where letters are large its name has a line of its own. */
const ROW = 'max-[20rem]:grid max-[20rem]:grid-cols-2';

/** A row for each period: so many meetings, so many hours; an empty field bounds nothing. */
export function LimitRows({ limits, onChange }: LimitRowsProps) {
  const t = useTexts('profile');
  const set = (period: LimitPeriod, part: Limit) => onChange(withLimit(limits, period, part));
  return (
    <table className="w-full table-fixed text-sm">
      <thead className="text-left text-soft">
        <tr className={ROW}>
          <th scope="col" className="pb-2 font-normal max-[20rem]:sr-only">
            <span className="sr-only">{t('limits.period')}</span>
          </th>
          <th scope="col" className="pb-2 font-normal">
            {t('limits.meetings')}
          </th>
          <th scope="col" className="pb-2 pl-3 font-normal">
            {t('limits.hours')}
          </th>
        </tr>
      </thead>
      <tbody>
        {LIMIT_PERIODS.map((period) => {
          const { count, minutes } = limits[period] ?? {};
          const name = t(`limits.periods.${period}`);
          return (
            <tr key={period} className={ROW}>
              <th
                scope="row"
                className="py-1 pr-3 text-left font-medium max-[20rem]:col-span-2 max-[20rem]:mt-2"
              >
                {name}
              </th>
              <td className="py-1">
                <NumberField
                  label={`${name}: ${t('limits.meetings')}`}
                  value={count}
                  onValue={(value) => set(period, { count: value })}
                />
              </td>
              <td className="py-1 pl-3">
                <NumberField
                  label={`${name}: ${t('limits.hours')}`}
                  value={minutes === undefined ? undefined : minutes / 60}
                  onValue={(hours) => set(period, { minutes: hours && hours * 60 })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
}

/** A whole number, or nothing. */
function NumberField({ label, value, onValue }: NumberFieldProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={label}
      value={value ?? ''}
      placeholder="–"
      maxLength={4}
      className="field block max-w-28 tabular-nums"
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '');
        onValue(Number(digits) || undefined);
      }}
    />
  );
}
