import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { toContactLink } from '#shared/domain/contact-link.ts';
import { toWhen, toZoneName } from '#shared/react/appointment/when.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';

type Attendee = HostedAppointment['attendees'][number];

/** One who comes, or would have: how to reach them, what they answered, whom they bring. */
export function AttendeeFacts({
  attendee,
  appointment,
}: {
  readonly attendee: Attendee;
  readonly appointment: Pick<PublicAppointment, 'start' | 'meetingInfo'>;
}) {
  const { t, language } = useTranslation('appointment-host');
  const clock = useClock();
  const { name, email, cancelledAt } = attendee;
  const who = name || email || t('erased');
  const reader = { language, timeZone: visitorTimeZone() };
  const when = toWhen({ start: appointment.start }, reader, clock);
  const subject = `${appointment.meetingInfo.name}, ${when?.date ?? ''}`;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className={`wrap-anywhere min-w-0 font-medium ${cancelledAt ? 'line-through' : ''}`}>
          {who}
        </h3>
        {email && (
          <a
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
            aria-label={t('replyTo', { name: who })}
            className={buttonClass('quiet', 'px-3! text-sm print:hidden')}
          >
            <Icon name="mail" className="size-4.5" />
            {t('reply')}
          </a>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
        {listFacts(attendee, t).map(([label, value, href]) => (
          // Two answers may have one label.
          <div key={`${label} ${value}`} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
              {href ? (
                <a href={href} className="link touch">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Fact = readonly [label: string, value: string, href?: string | undefined];

function listFacts(
  attendee: Attendee,
  t: ReturnType<typeof useTranslation<'appointment-host'>>['t'],
): readonly Fact[] {
  const { email, phone, address, timezone, guests, notes, answers, cancelledAt } = attendee;
  const left = attendee.cancelReason ?? '–';
  return [
    ...(cancelledAt ? [[t('left'), left] as const] : []),
    ...(email ? [[t('email'), email, `mailto:${encodeURIComponent(email)}`] as const] : []),
    ...(phone ? [[t('phone'), phone, toContactLink(phone)] as const] : []),
    ...(address ? [[t('address'), address] as const] : []),
    ...(timezone === visitorTimeZone() ? [] : [[t('zone'), toZoneName(timezone)] as const]),
    ...answers.map(({ label, value }) => [label, value] as const),
    ...(notes ? [[t('notes'), notes] as const] : []),
    ...(guests.length > 0 ? [[t('guests'), guests.join('\n')] as const] : []),
  ];
}
