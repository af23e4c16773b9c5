import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import type { PlannedMessages } from '#shared/api/planned-message.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useWhenName } from '#site/office/reminders/use-when-name.ts';
import { useAppointmentAction } from '../use-appointment-action.ts';
import { useDayName } from '../use-day-name.ts';

type Planned = PlannedMessages['messages'][number];

/** What will be sent by itself, to whom and when; one of it can be left out, or sent at once. */
export function AppointmentReminders({ appointment }: { readonly appointment: HostedAppointment }) {
  const t = useTexts('reminders');
  const { data } = api.useData('get', '/appointments/{appointmentId}/messages', {
    params: { path: { appointmentId: appointment.id } },
  });
  if (data.messages.length === 0) return null;
  return (
    <section aria-labelledby="reminders" className="card p-(--inset) sm:p-6">
      <h2 id="reminders" className="font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-2 divide-y divide-line text-sm">
        {data.messages.map((message) => (
          <Reminder key={message.id} appointment={appointment} message={message} />
        ))}
      </ul>
    </section>
  );
}

function Reminder({
  appointment,
  message,
}: {
  readonly appointment: HostedAppointment;
  readonly message: Planned;
}) {
  const t = useTexts('reminders');
  const whenName = useWhenName();
  const dayName = useDayName('little');
  const { time } = useFormats();
  const clock = useClock();
  const { dueAt, state, why } = message;
  const isOpen = state === 'planned';
  const name = nameOf(appointment, message);
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{whenName(message)}</span>
        <span className={isOpen ? '' : 'text-soft'}>
          {why ? t(`why.${why}`) : state !== 'dropped' && t(`state.${state}`)}
        </span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-soft text-xs">
        <span className="wrap-anywhere">{name}</span>
        <time dateTime={dueAt} className={isOpen || state === 'sent' ? '' : 'line-through'}>
          {dayName(dueAt)}, {time(dueAt, clock)}
        </time>
      </p>
      <Decisions
        appointmentId={appointment.id}
        message={message}
        name={name}
        when={whenName(message)}
      />
    </li>
  );
}

const decisionsOf = {
  planned: ['skip', 'send'],
  skipped: ['plan'],
  sent: [],
  dropped: [],
} as const;

function Decisions({
  appointmentId,
  message: { id, state },
  name,
  when,
}: {
  readonly appointmentId: string;
  readonly message: Planned;
  readonly name: string;
  readonly when: string;
}) {
  const t = useTexts('reminders');
  const { mutateAsync } = api.useChange(
    'post',
    '/appointments/{appointmentId}/messages/{messageId}',
  );
  const { run, isBusy } = useAppointmentAction();
  const params = { path: { appointmentId, messageId: id } };
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 empty:hidden">
      {decisionsOf[state].map((decision) => (
        <button
          key={decision}
          type="button"
          // Each says whose it is, for who hears one without the others.
          aria-label={`${t(decision)}: ${when}, ${name}`}
          className="link pointer-coarse:min-h-11"
          disabled={isBusy}
          onClick={() =>
            void run(() => mutateAsync({ params, body: { decision } }), {
              title: t(`done.${decision}`),
              text: t(`done.${decision}Text`, { name }),
            })
          }
        >
          {t(decision)}
        </button>
      ))}
    </p>
  );
}

function nameOf(
  { attendees, hosts }: HostedAppointment,
  { attendeeId, hostId, guest, address }: Planned,
): string {
  const host = hosts.find(({ id }) => id === hostId);
  if (host) return `${host.firstname} ${host.lastname}`.trim();
  const attendee = attendees.find(({ id }) => id === attendeeId);
  return guest || address || attendee?.name || attendee?.email || '';
}
