import { type ReactNode, useState } from 'react';
import type { AppointmentState } from '#shared/domain/appointment-state.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { DeadlineText } from '#shared/react/appointment/deadline-text.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import type { Provisional } from '#site/islands/appointment/provisional-page.tsx';
import { client } from '#site/lib/client.ts';
import { DeclineForm } from './decline-form.tsx';
import { RequestFacts } from './request-facts.tsx';

type Outcome = 'open' | 'confirmed' | 'declined' | 'expired' | 'cancelled';

const signs = {
  open: { name: 'user', tone: 'neutral' },
  confirmed: { name: 'check', tone: 'success' },
  declined: { name: 'cross', tone: 'danger' },
  expired: { name: 'clock', tone: 'neutral' },
  cancelled: { name: 'cross', tone: 'danger' },
} as const;

const outcomes = {
  'awaits-attendee': 'open',
  'awaits-host': 'open',
  booked: 'confirmed',
  past: 'confirmed',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<AppointmentState, Outcome>;

interface HostDecisionProps {
  readonly provisional: Provisional;
  readonly id: string;
  readonly look: () => void;
}

/** The host's answer to a request: confirm, or decline with a reason that the attendee reads. */
export function HostDecision({ provisional, id, look }: HostDecisionProps) {
  const { t } = useTranslation('appointment');
  const errorText = useErrorText();
  const [isDeclining, setDeclining] = useState(() =>
    new URLSearchParams(location.search).has('decline'),
  );
  const [hasComeBack, setComeBack] = useState(false);
  const decide = useCall(
    async (decline: { reason: string } | undefined, signal) => {
      if (!decline) {
        await client.GET('/booking/confirm-provisional-booking', {
          params: { query: { id } },
          signal,
        });
        return 'confirmed' as const;
      }
      const reason = decline.reason || undefined;
      await client.POST('/booking/decline-provisional-booking', { body: { id, reason }, signal });
      return 'declined' as const;
    },
    { onError: look },
  );
  const outcome = decide.data ?? outcomes[provisional.appointment.state];
  const { heldUntil } = provisional.appointment;
  const isBusy = decide.isPending;
  const hasMoved = outcome !== 'open' && !decide.isIdle;
  const buttons = (
    <div className="actions mt-6">
      <Button
        ref={hasComeBack ? focusElement : undefined}
        tone="danger"
        disabled={isBusy}
        onClick={() => setDeclining(true)}
      >
        {t('hostConfirmation.decline')}
      </Button>
      <Button busy={isBusy} onClick={() => decide.mutate(undefined)}>
        {t('hostConfirmation.confirm')}
      </Button>
    </div>
  );
  return (
    <RequestCard provisional={provisional} outcome={outcome} takesFocus={hasMoved}>
      {outcome === 'open' && heldUntil && (
        <DeadlineText untilIso={heldUntil} textKey="heldUntil" className="mt-4" />
      )}
      {outcome === 'open' && decide.error && (
        <p role="alert" className="mt-4 rounded-lg bg-danger-soft px-4 py-3 text-danger">
          {errorText(decide.error)}
        </p>
      )}
      {outcome === 'open' && !isDeclining && buttons}
      {outcome === 'open' && isDeclining && (
        <DeclineForm
          isBusy={isBusy}
          onDecline={(reason) => decide.mutate({ reason })}
          onBack={() => {
            setDeclining(false);
            setComeBack(true);
          }}
        />
      )}
    </RequestCard>
  );
}

function RequestCard(props: {
  readonly provisional: Provisional;
  readonly outcome: Outcome;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}) {
  const { provisional, outcome, takesFocus, children } = props;
  const { t } = useTranslation('appointment');
  const { appointment, attendee } = provisional;
  const name = attendee?.name || attendee?.email || t('hostConfirmation.somebody');
  return (
    <PageCard
      wide
      key={outcome}
      takesFocus={takesFocus}
      icon={signs[outcome]}
      title={t(`hostConfirmation.${outcome}.title`)}
      subtitle={t(`hostConfirmation.${outcome}.text`, { name })}
      company={appointment.company}
    >
      <div className="facts mt-6 border-line border-y">
        <RequestFacts provisional={provisional} />
      </div>
      {children}
    </PageCard>
  );
}
