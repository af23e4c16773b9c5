import { useState } from 'react';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { AwaitingCard } from '#shared/react/appointment/awaiting-card.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { AwaitingAppointment } from '#site/islands/appointment/awaiting-appointment.tsx';
import { ClosedAppointment } from '#site/islands/appointment/closed-appointment.tsx';
import { OwnBooking } from '#site/islands/appointment/own-booking.tsx';
import {
  type Provisional,
  ProvisionalPageOf,
} from '#site/islands/appointment/provisional-page.tsx';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { ConfirmCard } from './confirm-card.tsx';

/**
 * Spec A §2, double opt-in page: after booking it asks to look into the inbox; as the link of that
 * mail it shows what is booked, and one button confirms it.
 */
export function OptInPage() {
  return (
    <ProvisionalPageOf withoutId={<AskedByMail />}>
      {(provisional, link) => <OptIn provisional={provisional} {...link} />}
    </ProvisionalPageOf>
  );
}

function AskedByMail() {
  const { t } = useTranslation('appointment');
  usePageTitle(t('doi.guest.title'));
  return (
    <OwnBooking isAbout={({ state }) => state === 'awaits-attendee'}>
      <AwaitingCard awaits="guest" />
    </OwnBooking>
  );
}

function OptIn({
  provisional,
  id,
  look,
}: {
  readonly provisional: Provisional;
  readonly id: string;
  readonly look: () => void;
}) {
  const { appointment } = provisional;
  const { state } = appointment;
  const [hasActed, setActed] = useState(false);
  const shown = { appointment, takesFocus: hasActed };
  if (isClosed(state)) return <ClosedAppointment {...shown} state={state} />;
  if (state === 'awaits-host') return <AwaitingAppointment {...shown} state={state} />;
  const lookAgain = () => {
    setActed(true);
    look();
  };
  return <ConfirmCard provisional={provisional} id={id} look={lookAgain} />;
}
