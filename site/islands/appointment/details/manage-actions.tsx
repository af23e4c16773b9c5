import { useId, useState } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { whyNoChange } from '#shared/domain/change-policy.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { explainError } from '#shared/errors/explain.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import type { AppointmentLink } from '#site/islands/appointment/appointment-page-of.tsx';
import { api } from '#site/lib/api.ts';

const ACTIONS = ['reschedule', 'cancel'] as const;
type Action = (typeof ACTIONS)[number];

const paths = {
  reschedule: '/booking/initiate/reschedule/{appointmentId}',
  cancel: '/booking/initiate/cancel/{appointmentId}',
} as const satisfies Record<Action, string>;

/** Refusals that trying again later would not change: their own text says more. */
const FINAL = new Set([
  'too-late-to-cancel',
  'too-late-to-reschedule',
  'appointment-cancelled',
  'appointment-past',
  'rate-limited',
]);

interface ManageActionsProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
}

/** What can be done with an appointment from here; a seat of a group needs to be known by its secret. */
export function ManageActions({ appointment, link }: ManageActionsProps) {
  const { t } = useTranslation('appointment');
  const actions = toActions(appointment, Date.now());
  if (actions.length === 0) return null;
  if (appointment.seats && !appointment.attendee)
    return <p className="mt-6 text-soft text-sm">{t('manage.needsSecret')}</p>;
  return <Actions actions={actions} link={link} />;
}

/** None for which it is too late. */
function toActions(appointment: PublicAppointment, nowMs: number): readonly Action[] {
  if (appointment.disableActionButtons) return [];
  const startMs = Date.parse(appointment.start);
  const policies = {
    reschedule: appointment.reschedulingPolicy,
    cancel: appointment.cancellationPolicy,
  };
  return ACTIONS.filter((action) => !whyNoChange(policies[action], startMs, nowMs));
}

/** Spec A §2, §4: the Actions button, with Reschedule and Cancel, which ask for a link by mail. */
function Actions({
  actions,
  link,
}: {
  readonly actions: readonly Action[];
  readonly link: AppointmentLink;
}) {
  const { t } = useTranslation('appointment');
  const [isOpen, setOpen] = useState(false);
  const actionsId = useId();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2">
      <Button
        tone="quiet"
        aria-expanded={isOpen}
        aria-controls={actionsId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('manage.actions')}
        <Icon name="down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      <div id={actionsId} hidden={!isOpen} className={isOpen ? 'flex flex-wrap gap-2' : undefined}>
        {actions.map((action) => (
          <InitiateButton key={action} action={action} link={link} />
        ))}
      </div>
    </div>
  );
}

/**
 * Spec A §4: a click sets a loading state; on success the button is disabled for good and a toast
 * says so; on failure an error toast shows and the button is enabled again.
 */
function InitiateButton({
  action,
  link,
}: {
  readonly action: Action;
  readonly link: AppointmentLink;
}) {
  const { t } = useTranslation('appointment');
  const toast = useToast();
  const errorText = useErrorText();
  const initiate = api.useMutation('post', paths[action], {
    onSuccess: () => toast.show(t(`initiated.${action}`), t('initiated.text')),
    onError: (error: unknown) => {
      const { code } = explainError(error);
      const isFinal = error instanceof ApiError && code !== undefined && FINAL.has(code);
      toast.fail(isFinal ? errorText(error) : t(`initiateFailed.${action}`));
    },
  });
  const { appointmentId, secret } = link;
  return (
    <Button
      tone={action === 'cancel' ? 'danger' : 'quiet'}
      busy={initiate.isPending}
      disabled={initiate.isSuccess}
      onClick={() =>
        initiate.mutate({
          params: { path: { appointmentId }, query: { secret } },
        })
      }
    >
      {t(`manage.${action}`)}
    </Button>
  );
}
