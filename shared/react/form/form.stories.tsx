import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/errors/api-error.ts';
import type { Stories } from '../stories.ts';
import { Button } from '../ui/button.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { Choice } from './choice.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import { ChoiceOfMany } from './choice-of-many.tsx';
import { DialogForm } from './dialog-form.tsx';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormField } from './form-field.tsx';
import { type FormState, initialForm } from './form-state.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { MomentField } from './moment-field.tsx';
import { OverwriteDialog } from './overwrite-dialog.tsx';
import type { Problem } from './problems.ts';
import { SaveBar } from './save-bar.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';

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
  const form = { state, discard: () => undefined, overwrite: undefined };
  return <SaveBar form={form} labels={{ contact: 'Contact' }} />;
}

/** A dialog lies above the whole page: it is opened. */
function Opened({ children }: { readonly children: (close: () => void) => ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        Open
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

const refusal = new ApiError(
  { url: '', status: 409, statusText: '' },
  { error: 'changed-meanwhile' },
);

interface SampleProps {
  readonly onClose: () => void;
  readonly onSave?: () => Promise<unknown>;
  readonly refusals?: Readonly<Record<string, string>>;
}

function Sample({ onSave = async () => undefined, ...rest }: SampleProps): ReactNode {
  const [name, setName] = useState('');
  const [end, setEnd] = useState<string | null>(null);
  return (
    <FormDialog title="New link" verb="Make the link" onSave={onSave} {...rest}>
      <TextField name="name" label="Name" hint={LONG} value={name} onText={setName} />
      <TextField name="mail" kind="email" isOptional label={LONG} value="x" onText={nothing} />
      <MomentField
        name="end"
        isOptional
        label="Ends"
        timeZone="Europe/Berlin"
        value={end}
        onMoment={setEnd}
      />
    </FormDialog>
  );
}

const nothing = () => undefined;
const fail = () => Promise.reject(refusal);
const never = () => new Promise(nothing);

const many = Array.from({ length: 40 }, (_, at) => [String(at), `${at + 1}. ${LONG}`] as const);
const chosen = { label: 'Who', value: '7', onChoose: nothing };

export const stories: Stories = {
  choice: {
    'of few': <Choice {...chosen} options={many.slice(5, 10)} />,
    'of many': <Choice {...chosen} options={many} />,
  },
  'choice-of-many': {
    chosen: <ChoiceOfMany {...chosen} options={many} />,
    wrong: <ChoiceOfMany {...chosen} value="" options={[['', 'Choose'], ...many]} aria-invalid />,
  },
  'choice-dialog': {
    searched: (
      <Opened>
        {(close) => (
          <ChoiceDialog
            {...{ title: 'Who', options: many, selected: '7', typed: '1' }}
            onSelect={close}
            onClose={close}
          />
        )}
      </Opened>
    ),
  },
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
    'of many': <SelectField label="Who" value="7" options={many} onChange={nothing} />,
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
        error: refusal,
      },
    }),
    saved: aBar({ changes: {}, phase: { is: 'saved' } }),
  },
  'switch-field': {
    off: <SwitchField label="Show legal links" isOn={false} onSwitch={() => undefined} />,
    on: <SwitchField label={LONG} hint={LONG} isOn onSwitch={() => undefined} />,
  },
  'leave-dialog': {
    asked: <Opened>{(close) => <LeaveDialog onStay={close} onLeave={close} />}</Opened>,
  },
  'overwrite-dialog': {
    asked: (
      <Opened>
        {(close) => (
          <OverwriteDialog labels={[LONG, 'Imprint']} onOverwrite={close} onBack={close} />
        )}
      </Opened>
    ),
  },
  field: {
    'its own control': (
      <Field label={LONG} hint={LONG} isOptional problem="This is not a colour.">
        {(control) => <input {...control} type="text" className="field block" />}
      </Field>
    ),
  },
  'dialog-form': {
    'nothing to save yet': (
      <div className="px-(--gutter)">
        <DialogForm verb="Save" isIdle onSave={never} onClose={nothing}>
          <TextField label="Name" value="Ada" onText={nothing} />
        </DialogForm>
      </div>
    ),
  },
  'text-field': {
    wrong: <TextField label="Name" problem="What is it called?" value="" onText={nothing} />,
    lines: <TextField kind="lines" isOptional label={LONG} hint={LONG} value="" onText={nothing} />,
  },
  'moment-field': {
    'on a clock': (
      <MomentField
        label="From"
        hint="Berlin"
        timeZone="Europe/Berlin"
        value="2030-01-07T09:00:00.000Z"
        onMoment={nothing}
      />
    ),
  },
  'form-dialog': {
    'saved at once': <Opened>{(close) => <Sample onClose={close} />}</Opened>,
    'on its way': <Opened>{(close) => <Sample onSave={never} onClose={close} />}</Opened>,
    refused: <Opened>{(close) => <Sample onSave={fail} onClose={close} />}</Opened>,
    'a field is refused': (
      <Opened>
        {(close) => (
          <Sample refusals={{ 'changed-meanwhile': 'end' }} onSave={fail} onClose={close} />
        )}
      </Opened>
    ),
  },
  'ask-dialog': {
    'with mails': (
      <Opened>
        {(close) => (
          <AskDialog
            title="Cancel this appointment?"
            verb="Cancel and send emails"
            keep="Keep it"
            tone="danger"
            onDo={fail}
            onClose={close}
          >
            <p className="text-pretty">{LONG}</p>
          </AskDialog>
        )}
      </Opened>
    ),
  },
};
