import { useId, useState } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { CHANGES, type Change } from '#shared/domain/change-policy.ts';
import { findBar } from '#shared/domain/find-bar.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import type { AppointmentLink } from '#site/islands/appointment/appointment-page-of.tsx';
import { ChangeButton } from './change-button.tsx';
import { InitiateButton } from './initiate-button.tsx';
import { isLinkSent, noteLinkSent } from './sent-links.ts';

export interface ManageActionsProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
  readonly nowMs: number;
  /** The step that was just left without a change: the focus is back where it was. */
  readonly returnsFrom: Change | undefined;
  readonly onChange: (action: Change) => void;
  /** What can be done is shown, and may be chosen next. */
  readonly onOffer: () => void;
}

/** What can be done with an appointment from here; a seat of a group needs to be known by its secret. */
export function ManageActions({ appointment, nowMs, ...rest }: ManageActionsProps) {
  const { t } = useTranslation('appointment');
  const actions = toActions(appointment, nowMs);
  if (actions.length === 0) return null;
  if (appointment.seats && !appointment.attendee)
    return <p className="mt-6 text-soft text-sm">{t('manage.needsSecret')}</p>;
  return <Actions actions={actions} {...rest} />;
}

/** None for which it is too late; nothing is moved any more where the company is closed. */
export function toActions(appointment: PublicAppointment, nowMs: number): readonly Change[] {
  if (appointment.disableActionButtons) return [];
  const offered = CHANGES.filter((change) => !findBar(appointment, change, nowMs));
  return appointment.bookingPath === null
    ? offered.filter((change) => change !== 'reschedule')
    : offered;
}

interface ActionsProps extends Omit<ManageActionsProps, 'appointment' | 'nowMs'> {
  readonly actions: readonly Change[];
}

/**
 * Spec A §2, §4: the Actions button, with Reschedule and Cancel. Whose link has the secret changes it
 * here; others ask for a link by mail.
 */
function Actions({ actions, link, returnsFrom, onChange, onOffer }: ActionsProps) {
  const { t } = useTranslation('appointment');
  const [isOpen, setOpen] = useState(returnsFrom !== undefined);
  const actionsId = useId();
  const { appointmentId } = link;
  const [sent, setSent] = useState(() =>
    CHANGES.filter((action) => isLinkSent(appointmentId, action)),
  );
  const noteSent = (action: Change) => {
    noteLinkSent(appointmentId, action);
    setSent([...sent, action]);
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (link.secret) onOffer();
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2 print:hidden">
      <Button tone="quiet" aria-expanded={isOpen} aria-controls={actionsId} onClick={toggle}>
        {t('manage.actions')}
        <Icon name="down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      <div id={actionsId} hidden={!isOpen} className={isOpen ? 'flex flex-wrap gap-2' : undefined}>
        {actions.map((action) =>
          link.secret ? (
            <ChangeButton
              key={action}
              action={action}
              ref={action === returnsFrom ? focusElement : undefined}
              onClick={() => onChange(action)}
            />
          ) : (
            <InitiateButton
              key={action}
              action={action}
              appointmentId={appointmentId}
              onSent={() => noteSent(action)}
            />
          ),
        )}
      </div>
      {CHANGES.filter((action) => sent.includes(action)).map((action) => (
        <SentLine key={action} action={action} />
      ))}
    </div>
  );
}

/** Stays on the page, also after a reload. Whose address it is only its owner knows. */
function SentLine({ action }: { readonly action: Change }) {
  const { t } = useTranslation('appointment');
  return (
    <p className="flex w-full items-start gap-2 text-soft text-sm">
      <Icon name="mail" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 text-pretty">{t(`sent.${action}`)}</span>
    </p>
  );
}
