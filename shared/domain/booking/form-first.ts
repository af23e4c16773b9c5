import { isEmail } from '#shared/domain/fields/email.ts';

/** Spec A §9: how long after typing the form-first contact is kept. */
const FORM_FIRST_DEBOUNCE_MS = 1_500;

/** Spec A §3, form-first contact, as the form holds it. */
export interface FormFirstContact {
  readonly email: string;
  readonly fullname?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly phone?: string;
  /** Answers to the form's further fields by name. */
  readonly formData: Readonly<Record<string, string | readonly string[]>>;
}

/** What the form holds; `isEmailChecked`: e-mail validation is done, or the page asks for none. */
export interface FormFirstInput {
  readonly contact: FormFirstContact;
  readonly isEmailChecked: boolean;
}

/** What the server knows: nothing, or a contact as it was sent last. */
type Kept = { readonly contactId: string; readonly sent: FormFirstContact } | undefined;

/** Spec A §4: the contact is created once; afterwards each change updates it. */
export type FormFirst =
  | { readonly step: 'resting'; readonly input: FormFirstInput; readonly kept: Kept }
  | { readonly step: 'waiting'; readonly input: FormFirstInput; readonly kept: Kept }
  | {
      readonly step: 'sending';
      readonly input: FormFirstInput;
      readonly kept: Kept;
      readonly sending: FormFirstContact;
    };

export type FormFirstEvent =
  | { readonly type: 'changed'; readonly input: FormFirstInput }
  | { readonly type: 'typing-stopped' }
  | { readonly type: 'created'; readonly contactId: string }
  | { readonly type: 'updated' | 'failed' };

export type FormFirstEffect =
  /** A timer that is running already begins anew; `typing-stopped` comes when it ends. */
  | { readonly type: 'start-timer'; readonly durationMs: number }
  | { readonly type: 'stop-timer' }
  | { readonly type: 'create-contact'; readonly contact: FormFirstContact }
  | {
      readonly type: 'update-contact';
      readonly contactId: string;
      readonly contact: FormFirstContact;
    };

type Step = readonly [FormFirst, readonly FormFirstEffect[]];

export function initial(input: FormFirstInput): FormFirst {
  return { step: 'resting', input, kept: undefined };
}

/** The next state and what is to be done about it. At most one call is under way. */
export function transition(state: FormFirst, event: FormFirstEvent): Step {
  switch (event.type) {
    case 'changed':
      // A change during a call waits for its end.
      if (state.step === 'sending') return [{ ...state, input: event.input }, []];
      return restOrWait({ input: event.input, kept: state.kept });
    case 'typing-stopped':
      return state.step === 'waiting' ? send(state) : [state, []];
    case 'created':
      if (state.step !== 'sending') return [state, []];
      return goOn(state, { contactId: event.contactId, sent: state.sending });
    case 'updated':
      if (state.step !== 'sending' || !state.kept) return [state, []];
      return goOn(state, { ...state.kept, sent: state.sending });
    case 'failed':
      // The visitor has lost nothing by it: the next change tries again.
      if (state.step !== 'sending') return [state, []];
      if (!isSame(state.input.contact, state.sending)) return restOrWait(state);
      return [{ step: 'resting', input: state.input, kept: state.kept }, []];
  }
}

/** Spec A §4: a name and a valid email exist and validation is done. */
export function isComplete({ contact, isEmailChecked }: FormFirstInput): boolean {
  const { fullname, firstname, lastname } = contact;
  const hasName = Boolean(fullname?.trim() || (firstname?.trim() && lastname?.trim()));
  return hasName && isEmailChecked && isEmail(contact.email.trim());
}

function restOrWait({ input, kept }: Pick<FormFirst, 'input' | 'kept'>): Step {
  const isNews = !kept || !isSame(kept.sent, input.contact);
  if (!isNews || !isComplete(input)) {
    return [{ step: 'resting', input, kept }, [{ type: 'stop-timer' }]];
  }
  return [
    { step: 'waiting', input, kept },
    [{ type: 'start-timer', durationMs: FORM_FIRST_DEBOUNCE_MS }],
  ];
}

function send({ input, kept }: Pick<FormFirst, 'input' | 'kept'>): Step {
  const { contact } = input;
  const effect: FormFirstEffect = kept
    ? { type: 'update-contact', contactId: kept.contactId, contact }
    : { type: 'create-contact', contact };
  return [{ step: 'sending', input, kept, sending: contact }, [effect]];
}

/** What changed during the call is sent once typing stops again. */
function goOn({ input }: FormFirst, kept: NonNullable<Kept>): Step {
  if (isSame(kept.sent, input.contact)) return [{ step: 'resting', input, kept }, []];
  return restOrWait({ input, kept });
}

function isSame(a: FormFirstContact, b: FormFirstContact): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted({ formData, ...contact }: FormFirstContact) {
  const byName = (object: object) =>
    Object.entries(object)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  return [byName(contact), byName(formData)];
}
