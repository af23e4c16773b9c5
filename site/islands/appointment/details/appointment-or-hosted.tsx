import { Suspense } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { toPath } from '#shared/routes/index.ts';
import type { AppointmentLink } from '#site/islands/appointment/appointment-page-of.tsx';
import { Cancellation } from '#site/islands/appointment/cancellation.tsx';
import { StandingAppointment } from '#site/islands/appointment/standing-appointment.tsx';
import type { Moved } from '#site/islands/appointment/use-reschedule.ts';
import { holdModule } from '#site/lib/hold-module.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { BookedAppointment } from './booked-appointment.tsx';
import { useChange } from './use-change.ts';

const rescheduling = holdModule(() =>
  loadWithTexts(['booking'], () => import('#site/islands/appointment/rescheduling.tsx')),
);

const hosted = holdModule(() =>
  loadWithTexts(['appointment-host', 'booking'], () => import('./hosted/hosted-page.tsx')),
);

interface ChangeableAppointmentProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
  readonly nowMs: number;
}

/** Whoever manages it sees it as its host does. */
export function AppointmentOrHosted(props: ChangeableAppointmentProps) {
  const own = <ChangeableAppointment {...props} />;
  if (!props.appointment.isManaged) return own;
  return (
    <Suspense fallback={<CardSkeleton wide month />}>
      <LateHostedPage appointment={props.appointment} nowMs={props.nowMs}>
        {own}
      </LateHostedPage>
    </Suspense>
  );
}

/** The appointment, or the step in which its attendee changes it, which lives in history. */
function ChangeableAppointment({ appointment, link, nowMs }: ChangeableAppointmentProps) {
  const { step, close, done, card } = useChange();
  if (step && link.secret && appointment.state === 'booked') {
    const change = { appointment, link, nowMs, keep: <KeepButton onClick={close} /> };
    return step === 'cancel' ? (
      <Cancellation {...change} takesFocus onCancelled={done} />
    ) : (
      <Suspense fallback={<CardSkeleton wide />}>
        <LateRescheduling {...change} takesFocus onMoved={(moved) => follow(moved, link, done)} />
      </Suspense>
    );
  }
  return (
    <StandingAppointment appointment={appointment} takesFocus={card.takesFocus}>
      <BookedAppointment
        appointment={appointment}
        link={link}
        nowMs={nowMs}
        {...card}
        onOffer={rescheduling.warm}
      />
    </StandingAppointment>
  );
}

/** A seat of a group has a page of its own where it is now. */
function follow(moved: Moved, link: AppointmentLink, stay: () => void): void {
  const { appointmentId, secret } = moved;
  if (appointmentId === link.appointmentId) stay();
  else location.replace(toPath('appointment', { appointmentId }, { secret }));
}

function LateRescheduling(
  props: Parameters<typeof import('#site/islands/appointment/rescheduling.tsx').Rescheduling>[0],
) {
  const { Rescheduling } = rescheduling.useModule();
  return <Rescheduling {...props} />;
}

function LateHostedPage(
  props: Parameters<typeof import('./hosted/hosted-page.tsx').HostedPage>[0],
) {
  const { HostedPage } = hosted.useModule();
  return <HostedPage {...props} />;
}

function KeepButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('appointment');
  return (
    <Button tone="plain" onClick={onClick}>
      {t('keepTime')}
    </Button>
  );
}
