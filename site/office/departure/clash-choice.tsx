import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';

/** What happens where the colleague who takes over has no time: those are cancelled, or nobody goes. */
const WAYS = ['refuse', 'cancel'] as const;
/** So many are named. */
const SHOWN = 5;

export type WhereBusy = (typeof WAYS)[number];

interface ClashChoiceProps {
  readonly userId: string;
  readonly heir: string;
  readonly value: WhereBusy;
  readonly onValue: (value: WhereBusy) => void;
}

/** How many the colleague has no time for, which they are, and what becomes of them. */
export function ClashChoice({ userId, heir, value, onValue }: ClashChoiceProps) {
  const t = useTexts('departure');
  const { data } = api.useData('get', '/company/team-member/{userId}', {
    params: { path: { userId }, query: { colleagueId: heir } },
  });
  const { data: employees } = api.useData('get', '/company/employees');
  const taker = employees.find(({ id }) => id === heir);
  const name = `${taker?.firstname ?? ''} ${taker?.lastname ?? ''}`.trim();
  const { clashes, firstClashes } = data;
  return (
    <>
      <p role="status" className="text-pretty text-sm">
        {t(clashes > 0 ? 'clashes' : 'noClashes', { name, count: clashes })}
      </p>
      {clashes > 0 && (
        <>
          <Clashes clashes={firstClashes} total={clashes} />
          <fieldset>
            <legend className="mb-1 font-medium text-sm">{t('whereBusy.title')}</legend>
            {WAYS.map((way) => (
              <label key={way} className="flex min-h-11 items-start gap-3 py-2 text-sm">
                <input
                  type="radio"
                  name="where-busy"
                  checked={value === way}
                  onChange={() => onValue(way)}
                  className="mt-0.5 size-5 shrink-0 accent-(--brand-text)"
                />
                <span className="text-pretty">{t(`whereBusy.${way}`, { count: clashes })}</span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </>
  );
}

interface ClashesProps {
  readonly clashes: readonly {
    readonly appointmentId: string;
    readonly name: string;
    readonly start: string;
  }[];
  readonly total: number;
}

function Clashes({ clashes, total }: ClashesProps) {
  const t = useTexts('departure');
  const { date, time } = useFormats();
  const clock = useClock();
  const shown = clashes.slice(0, SHOWN);
  const rest = total - shown.length;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line text-sm">
      {shown.map(({ appointmentId, name, start }) => (
        <li key={appointmentId} className="px-3 py-2">
          <a href={toPath('appointment-detail', { appointmentId })} className="link wrap-anywhere">
            {`${date(start)}, ${time(start, clock)} · ${name}`}
          </a>
        </li>
      ))}
      {rest > 0 && <li className="px-3 py-2 text-soft">{t('more', { count: rest })}</li>}
    </ul>
  );
}
