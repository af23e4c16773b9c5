import type { ReactNode } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { api } from '#site/lib/api.ts';
import { useAppointmentNews } from '#site/lib/use-appointment-news.ts';
import { useChange } from '../use-change.ts';
import { HostCancellation } from './host-cancellation.tsx';
import { HostMove } from './host-move.tsx';
import { HostedCard } from './hosted-card.tsx';

interface HostedPageProps {
  readonly appointment: PublicAppointment;
  readonly nowMs: number;
  /** The page as anybody sees it, for whoever turns out not to manage it any more. */
  readonly children: ReactNode;
}

/** The page as its host sees it: who comes and what they said, without any party. Visitors never load this. */
export function HostedPage({ appointment, nowMs, children }: HostedPageProps) {
  const { id: appointmentId } = appointment;
  const { data, error, refetch } = api.useQuery(
    'get',
    '/appointments/{appointmentId}',
    { params: { path: { appointmentId } } },
    { refetchOnWindowFocus: true },
  );
  useAppointmentNews(appointmentId, () => void refetch());
  if (error) return children;
  if (!data) return <CardSkeleton wide month />;
  return <Hosted appointment={appointment} detail={data} nowMs={nowMs} />;
}

interface HostedProps {
  readonly appointment: PublicAppointment;
  readonly detail: HostedAppointment;
  readonly nowMs: number;
}

function Hosted({ appointment, detail, nowMs }: HostedProps) {
  const { t } = useTranslation('appointment-host');
  const { step, close, done, card } = useChange();
  if (step && !appointment.disableActionButtons) {
    const Step = step === 'cancel' ? HostCancellation : HostMove;
    const keep = (
      <Button tone="plain" onClick={close}>
        {t('keep')}
      </Button>
    );
    return (
      <Step
        appointment={appointment}
        nowMs={nowMs}
        told={listTold(detail)}
        keep={keep}
        onDone={done}
      />
    );
  }
  return <HostedCard appointment={appointment} detail={detail} nowMs={nowMs} {...card} />;
}

/** Everybody who comes, and the hosts. */
function listTold({ attendees, hosts }: HostedAppointment): readonly string[] {
  const coming = attendees.filter(({ cancelledAt, email }) => cancelledAt === null && email);
  return [
    ...coming.flatMap(({ name, email, guests }) => [name || email, ...guests]),
    ...hosts.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()),
  ];
}
