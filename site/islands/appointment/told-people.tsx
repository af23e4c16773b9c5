import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { Change } from '#shared/domain/change-policy.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { joinNames } from '#shared/time/join-names.ts';

/** Says before it happens who gets which mail. */
export function ToldPeople({
  people,
  change,
}: {
  readonly people: readonly string[];
  readonly change: Change;
}) {
  const { t, language } = useTranslation('appointment');
  if (people.length === 0) return null;
  return (
    <p className="mt-3 flex items-start gap-2 text-soft text-sm">
      <Icon name="mail" className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        {t(`told.${change}`, { people: joinNames(people, language) })}
      </span>
    </p>
  );
}

/** Who is told when its attendee changes it: they, whom they bring, and the hosts. */
export function listTold({
  attendee,
  hosts,
}: Pick<PublicAppointment, 'attendee' | 'hosts'>): readonly string[] {
  if (!attendee) return [];
  return [
    attendee.email,
    ...attendee.bringalongEmails,
    ...hosts.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()),
  ];
}
