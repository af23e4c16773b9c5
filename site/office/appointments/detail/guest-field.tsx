import { useState } from 'react';
import { EMAIL_PATTERN } from '#shared/domain/fields/email.ts';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { api } from '#site/office/api.ts';
import { useAppointmentAction } from '../use-appointment-action.ts';

interface GuestFieldProps {
  readonly appointmentId: string;
  readonly attendee: { readonly id: string; readonly name: string; readonly email: string };
}

/** Adds somebody who comes along; who gets a mail is said beside it. */
export function GuestField({ appointmentId, attendee }: GuestFieldProps) {
  const t = useTexts('appointments');
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutateAsync } = api.useChange(
    'post',
    '/appointments/{appointmentId}/attendees/{attendeeId}/guests',
  );
  const { run, isBusy } = useAppointmentAction();
  const isEmail = EMAIL_PATTERN.test(email.trim());
  const add = async () => {
    setTried(true);
    if (!isEmail) return;
    const path = { appointmentId, attendeeId: attendee.id };
    const change = () => mutateAsync({ params: { path }, body: { email: email.trim() } });
    const said = { title: t('guests.done'), text: t('guests.doneText', { email: email.trim() }) };
    if (!(await run(change, said))) return;
    setEmail('');
    setTried(false);
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <Button tone="plain" className="-ml-3 text-sm" onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-4" />
        {t('guests.open')}
      </Button>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="flex max-w-md flex-col gap-3"
    >
      <TextField
        kind="email"
        label={t('guests.email')}
        hint={t('guests.told', { name: attendee.name || attendee.email })}
        problem={isTried && !isEmail ? t('book.needsEmail') : undefined}
        value={email}
        onText={setEmail}
      />
      <div className="flex gap-2">
        <Button type="submit" busy={isBusy}>
          {t('guests.do')}
        </Button>
        <Button tone="quiet" onClick={() => setOpen(false)}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}
