import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AwayChoice } from '#shared/api/out-of-office.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { isDate } from '#shared/time/dates.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';

interface AppointmentsChoiceProps {
  readonly hostId: string | undefined;
  readonly firstDate: string;
  readonly lastDate: string;
  readonly value: string;
  readonly onChange: (choice: AwayChoice) => void;
}

const choices = ['leave', 'give', 'cancel'] as const satisfies readonly AwayChoice[];

/** What stands in these days already, and what becomes of it; who is mailed is said with each choice. */
export function AppointmentsChoice(props: AppointmentsChoiceProps) {
  const { hostId, firstDate, lastDate, value, onChange } = props;
  const t = useTexts('out-of-office');
  const query = { hostId, firstDate, lastDate };
  const { data } = useQuery({
    ...api.toQuery('get', '/out-of-office/appointments', { params: { query } }),
    enabled: isDate(firstDate) && isDate(lastDate) && firstDate <= lastDate,
    placeholderData: keepPreviousData,
  });
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t('there.title')}</legend>
      <p role="status" className="text-soft text-sm">
        {data && (data.total === 0 ? t('there.none') : t('there.total', { count: data.total }))}
      </p>
      {data && data.total > 0 && (
        <>
          <Standing appointments={data.appointments} total={data.total} />
          {choices.map((choice) => (
            <label key={choice} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="radio"
                name="appointments"
                value={choice}
                checked={value === choice}
                onChange={() => onChange(choice)}
                className="mt-0.5 size-5 shrink-0 accent-(--brand-text)"
              />
              <span>
                <span className="block font-medium text-sm">{t(`there.${choice}`)}</span>
                <span className="block text-pretty text-soft text-sm">
                  {t(`there.${choice}Hint`)}
                </span>
              </span>
            </label>
          ))}
        </>
      )}
    </fieldset>
  );
}

interface StandingProps {
  readonly appointments: readonly {
    readonly id: string;
    readonly startIso: string;
    readonly meetingType: string;
    readonly attendees: readonly string[];
  }[];
  readonly total: number;
}

function Standing({ appointments, total }: StandingProps) {
  const t = useTexts('out-of-office');
  const { date, time } = useFormats();
  const clock = useClock();
  const rest = total - appointments.length;
  return (
    <ul
      // A list that scrolls is reached by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-label={t('there.title')}
      className="my-2 max-h-44 divide-y divide-line overflow-y-auto rounded-lg border border-line"
    >
      {appointments.map(({ id, startIso, meetingType, attendees }) => (
        <li key={id} className="px-3 py-2 text-sm">
          <span className="block tabular-nums">{`${date(startIso)}, ${time(startIso, clock)}`}</span>
          <span className="block text-soft wrap-anywhere">
            {[meetingType, ...attendees].join(' · ')}
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li className="px-3 py-2 text-soft text-sm">{t('there.more', { count: rest })}</li>
      )}
    </ul>
  );
}
