import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useFormats } from '#site/office/formats.tsx';

/** Who changed what, the newest first. */
export function AppointmentHistory({ appointment }: { readonly appointment: HostedAppointment }) {
  const t = useTexts('appointments');
  const { date, time } = useFormats();
  const clock = useClock();
  const [first, ...others] = appointment.attendees;
  const only = others.length === 0 ? first?.name || first?.email : undefined;
  return (
    <section aria-labelledby="history" className="card p-(--inset) sm:p-6">
      <h2 id="history" className="font-semibold">
        {t('history.title')}
      </h2>
      <ol className="mt-3 flex flex-col gap-3 border-line border-l pl-4 text-sm">
        {appointment.history.map((line) => (
          <li key={`${line.at} ${line.change.kind} ${line.attendeeName}`} className="relative">
            <span
              aria-hidden="true"
              className="-left-[1.3rem] absolute top-1.5 size-2 rounded-full bg-line-strong"
            />
            <p className="wrap-anywhere">
              <Change line={line} only={only} />
            </p>
            <p className="text-soft text-xs tabular-nums">
              <time dateTime={line.at}>{`${date(line.at)}, ${time(line.at, clock)}`}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ChangeProps {
  readonly line: HostedAppointment['history'][number];
  /** Who attends, where it is one: what was about all seats was about theirs. */
  readonly only: string | undefined;
}

function Change({ line, only }: ChangeProps) {
  const t = useTexts('appointments');
  const { date, time } = useFormats();
  const clock = useClock();
  const { by, byName, attendeeName, change } = line;
  const named = attendeeName || only;
  const attendee = named || t('erased');
  const who = byName || (by === 'attendee' && named) || t(`history.by.${by}`);
  const at = (iso: string) => `${date(iso)}, ${time(iso, clock)}`;
  switch (change.kind) {
    case 'moved':
      return <>{t('history.moved', { who, from: at(change.fromIso), to: at(change.toIso) })}</>;
    case 'handed-over':
      if (change.from === who) return <>{t('history.handed-on', { who, to: change.to })}</>;
      return <>{t('history.handed-over', { who, from: change.from, to: change.to })}</>;
    case 'guest-added':
      return <>{t('history.guest-added', { who, email: change.email || t('erased') })}</>;
    case 'no-show':
      return <>{t(change.noShow ? 'history.no-show' : 'history.came', { who, attendee })}</>;
    case 'cancelled':
    case 'declined': {
      const isOwn = by === 'attendee' || !named;
      return (
        <>
          {t(isOwn && change.kind === 'cancelled' ? 'history.gaveUp' : `history.${change.kind}`, {
            who,
            attendee,
          })}
          {change.reason && <q className="block text-soft">{change.reason}</q>}
        </>
      );
    }
    default:
      return <>{t(`history.${change.kind}`, { who, attendee })}</>;
  }
}
