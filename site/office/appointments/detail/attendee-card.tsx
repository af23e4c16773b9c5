import { useState } from 'react';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { toContactLink } from '#shared/domain/contact-link.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { formatPrice } from '#shared/time/format-price.ts';
import { useFormats } from '#site/office/formats.tsx';
import { DeclineDialog } from '../decline-dialog.tsx';
import { StateBadge } from '../state-badge.tsx';
import { useDecision } from '../use-decision.ts';
import { GuestField } from './guest-field.tsx';
import { NoShowSwitch } from './no-show-switch.tsx';
import { SeatButton } from './seat-button.tsx';

const thumb = 'pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center';

interface AttendeeCardProps {
  readonly appointment: HostedAppointment;
  readonly attendee: HostedAppointment['attendees'][number];
}

/** Who comes: how to reach them, what they answered and agreed to, whom they bring. */
export function AttendeeCard({ appointment, attendee }: AttendeeCardProps) {
  const t = useTexts('appointments');
  const { name, email, phone, guests, state } = attendee;
  const isExpected = attendee.cancelledAt === null;
  return (
    <article className="card flex flex-col gap-4 p-(--inset) sm:p-6">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className={`font-medium wrap-anywhere ${isExpected ? '' : 'text-soft line-through'}`}>
            {name || email || t('erased')}
          </h3>
          <p className="flex flex-wrap gap-x-4 text-sm">
            {email && (
              <a href={`mailto:${email}`} className={`link wrap-anywhere ${thumb}`}>
                {email}
              </a>
            )}
            {phone && (
              <a href={toContactLink(phone)} className={`link ${thumb}`}>
                {phone}
              </a>
            )}
          </p>
        </div>
        {(state !== appointment.state || attendee.noShow) && (
          <span className="flex gap-2">
            {state !== appointment.state && <StateBadge state={state} />}
          </span>
        )}
      </header>
      {state === 'awaits-host' && <Decision appointment={appointment} attendee={attendee} />}
      <Answers attendee={attendee} />
      <section aria-label={t('guests.title')} className="empty:hidden">
        {guests.length > 0 && (
          <>
            <h4 className="font-medium text-sm">{t('guests.title')}</h4>
            <ul className="mb-2 text-sm">
              {guests.map((guest) => (
                <li key={guest} className="wrap-anywhere">
                  {guest}
                </li>
              ))}
            </ul>
          </>
        )}
        {isExpected && (state === 'booked' || state.startsWith('awaits')) && (
          <GuestField appointmentId={appointment.id} attendee={attendee} />
        )}
      </section>
      {appointment.seats && state === 'booked' && (
        <SeatButton appointment={appointment} attendee={attendee} />
      )}
      {state === 'past' && <NoShowSwitch appointment={appointment} attendee={attendee} />}
    </article>
  );
}

function Decision({ appointment, attendee }: AttendeeCardProps) {
  const t = useTexts('appointments');
  const { date, time } = useFormats();
  const clock = useClock();
  const seat = {
    ...{ appointmentId: appointment.id, attendeeId: attendee.id },
    who: attendee.name || attendee.email,
  };
  const { confirm, isBusy } = useDecision();
  const [isDeclining, setDeclining] = useState(false);
  const { heldUntil } = attendee;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg bg-waiting-soft px-3 py-2.5">
      <p className="min-w-[min(12rem,100%)] flex-1 text-sm text-waiting">
        {heldUntil && t('confirm.until', { date: date(heldUntil), time: time(heldUntil, clock) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => setDeclining(true)}>
          {t('decline.open')}
        </Button>
        <Button busy={isBusy} onClick={() => void confirm([seat])}>
          {t('confirm.do')}
        </Button>
      </div>
      {isDeclining && <DeclineDialog seats={[seat]} onClose={() => setDeclining(false)} />}
    </div>
  );
}

/** What they wrote, paid, agreed to and wish. */
function Answers({ attendee }: Pick<AttendeeCardProps, 'attendee'>) {
  const t = useTexts('appointments');
  const { date, time, language } = useFormats();
  const clock = useClock();
  const { answers, notes, payment, policyAcceptedAt, policyText, receiveReminders } = attendee;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ...answers.map(({ label, value }) => [label, value] as const),
    ...(notes ? [[t('facts.notes'), notes] as const] : []),
    ...(attendee.address ? [[t('facts.address'), attendee.address] as const] : []),
    ...(payment
      ? [
          [
            t('facts.payment'),
            `${formatPrice(payment, language)}, ${t(`payment.${payment.status}`)}`,
          ] as const,
        ]
      : []),
    ...(attendee.cancelReason ? [[t('facts.reason'), attendee.cancelReason] as const] : []),
    ...(policyAcceptedAt
      ? [
          [
            t('consent.policy'),
            [`${date(policyAcceptedAt)}, ${time(policyAcceptedAt, clock)}`, policyText]
              .filter(Boolean)
              .join('\n'),
          ] as const,
        ]
      : []),
    ...(receiveReminders === null
      ? []
      : [
          [
            t('consent.reminders'),
            receiveReminders ? t('consent.wanted') : t('consent.unwanted'),
          ] as const,
        ]),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft wrap-anywhere">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere max-sm:-mt-2.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
