import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/errors/api-error.ts';
import type { Stories } from '../stories.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from './form-field.tsx';
import { type FormState, initialForm } from './form-state.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Problem } from './problems.ts';
import { SaveBar } from './save-bar.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';

const LONG =
  'How attendees reach you, even those of the Grundstücksverkehrsgenehmigungszuständigkeit';

function aForm(value: string, problem?: Problem) {
  return {
    values: { contact: value },
    problemOf: () => problem,
    change: () => undefined,
    leave: () => undefined,
  };
}

function aBar(changes: Partial<FormState>) {
  const state = { ...initialForm({ contact: { now: 'Reception', was: null } }), ...changes };
  return <SaveBar form={{ state, discard: () => undefined }} />;
}

/** A dialog lies above the whole page: it is opened. */
function Asked(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        Leave
      </Button>
      {isOpen && <LeaveDialog onStay={close} onLeave={close} />}
    </>
  );
}

export const stories: Stories = {
  'select-field': {
    'one of a few': (
      <SelectField
        label="Language"
        value="en"
        options={[
          ['en', 'English'],
          ['de', 'Deutsch'],
        ]}
        onChange={() => undefined}
      />
    ),
    'with a hint': (
      <SelectField
        label={LONG}
        hint={LONG}
        value=""
        options={[['', LONG]]}
        onChange={() => undefined}
      />
    ),
  },
  'form-field': {
    text: <FormField form={aForm('Reception')} name="contact" label="Contact" />,
    'optional, with a hint': (
      <FormField form={aForm('')} name="contact" label={LONG} hint={LONG} isOptional />
    ),
    wrong: (
      <FormField
        form={aForm('http://a.example', { code: 'not-secure' })}
        name="contact"
        kind="link"
        label="Imprint"
        hint="A web address"
      />
    ),
    'too long': (
      <FormField
        form={aForm('x'.repeat(80), { code: 'too-long', count: 60 })}
        name="contact"
        kind="lines"
        label="Contact"
      />
    ),
    phone: (
      <FormField
        form={aForm('0170 1234567', { code: 'invalid-phone' })}
        name="contact"
        kind="phone"
        label="Phone"
      />
    ),
    email: <FormField form={aForm('ada@demo.test')} name="contact" kind="email" label="E-mail" />,
  },
  'save-bar': {
    unsaved: aBar({}),
    saving: aBar({ phase: { is: 'saving' } }),
    failed: aBar({ phase: { is: 'failed', error: new TypeError() } }),
    overtaken: aBar({
      phase: {
        is: 'failed',
        error: new ApiError(
          { url: '', status: 409, statusText: '' },
          { error: 'changed-meanwhile' },
        ),
      },
    }),
    saved: aBar({ changes: {}, phase: { is: 'saved' } }),
  },
  'switch-field': {
    off: <SwitchField label="Show legal links" isOn={false} onSwitch={() => undefined} />,
    on: <SwitchField label={LONG} hint={LONG} isOn onSwitch={() => undefined} />,
  },
  'leave-dialog': { asked: <Asked /> },
};
