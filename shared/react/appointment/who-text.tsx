import type { PublicAppointment } from '#shared/api/appointment.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** The hosts, and for the holder of the secret the attendee and their guests. */
export function WhoText({
  appointment,
}: {
  readonly appointment: Pick<PublicAppointment, 'hosts' | 'attendee'>;
}) {
  const { t } = useTranslation('appointment');
  const { hosts, attendee } = appointment;
  return (
    <ul className="space-y-1">
      {hosts.map((host) => (
        <Person key={host.id} name={`${host.firstname} ${host.lastname}`} role={t('host')} />
      ))}
      {attendee && <Person name={attendee.name || attendee.email} role={t('attendee')} />}
      {attendee?.bringalongEmails.map((email) => (
        <Person key={email} name={email} role={t('guest')} />
      ))}
    </ul>
  );
}

function Person({ name, role }: { readonly name: string; readonly role: string }) {
  return (
    <li>
      {name} <span className="whitespace-nowrap text-soft text-sm">· {role}</span>
    </li>
  );
}
