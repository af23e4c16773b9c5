import type { Attendee } from '#shared/domain/booking/attendee.ts';
import {
  type FormFirst,
  type FormFirstContact,
  type FormFirstEffect,
  type FormFirstEvent,
  initial,
  transition,
} from '#shared/domain/booking/form-first.ts';
import { client } from '#site/lib/client.ts';

export interface ContactKeeper {
  /** What the form holds now; `isEmailChecked` as the state machine means it. */
  readonly changed: (attendee: Attendee, isEmailChecked: boolean) => void;
}

const keepers = new Map<string, ContactKeeper>();

/**
 * Spec A §4: the form-first contact is created once, 1.5 s after typing, then kept up to date. One
 * keeper a meeting type for as long as the page lives, however often its form is left.
 */
export function keepContact(meetingTypeId: string): ContactKeeper {
  const keeper = keepers.get(meetingTypeId) ?? createKeeper(meetingTypeId);
  keepers.set(meetingTypeId, keeper);
  return keeper;
}

function createKeeper(meetingTypeId: string): ContactKeeper {
  let state: FormFirst = initial({ contact: { email: '', formData: {} }, isEmailChecked: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timeZone: string | undefined;
  const send = (event: FormFirstEvent): void => {
    const [next, effects] = transition(state, event);
    state = next;
    for (const effect of effects) perform(effect);
  };
  const perform = (effect: FormFirstEffect): void => {
    clearTimeout(timer);
    if (effect.type === 'start-timer')
      timer = setTimeout(() => send({ type: 'typing-stopped' }), effect.durationMs);
    if (effect.type === 'create-contact' || effect.type === 'update-contact')
      void store(meetingTypeId, timeZone, effect).then(send);
  };
  return {
    changed: (attendee, isEmailChecked) => {
      timeZone = attendee.timezone;
      send({ type: 'changed', input: { contact: toContact(attendee), isEmailChecked } });
    },
  };
}

type Store = Extract<FormFirstEffect, { readonly contact: unknown }>;

async function store(
  meetingTypeId: string,
  timezone: string | undefined,
  effect: Store,
): Promise<FormFirstEvent> {
  const body = {
    meetingTypeId,
    ...effect.contact,
    formData: copy(effect.contact.formData),
    timezone,
    ...(document.referrer && { referrerUrl: document.referrer }),
  };
  try {
    if (effect.type === 'update-contact') {
      const path = { contactId: effect.contactId };
      await client.PATCH('/booking/form-first-contact/{contactId}', { params: { path }, body });
      return { type: 'updated' };
    }
    const { data } = await client.POST('/booking/form-first-contact', { body });
    return data ? { type: 'created', contactId: data.contactId } : { type: 'failed' };
  } catch {
    // The visitor loses nothing by it; the next change tries again.
    return { type: 'failed' };
  }
}

function copy(data: FormFirstContact['formData']): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(data).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? answer : [...answer],
    ]),
  );
}

/** What is ours of the attendee is no answer to a further field. */
const ours = ['language', 'timezone', 'receiveReminders', 'dataPolicyAccepted', 'bringalongEmails'];
const own = ['email', 'fullname', 'firstname', 'lastname', 'phone'];

function toContact(attendee: Attendee): FormFirstContact {
  const text = (name: string) => {
    const value = attendee[name];
    return typeof value === 'string' && value ? { [name]: value } : {};
  };
  const further = Object.entries(attendee).filter(
    (entry): entry is [string, string | string[]] =>
      ![...ours, ...own].includes(entry[0]) && typeof entry[1] !== 'boolean' && !!entry[1],
  );
  return {
    email: attendee.email,
    ...text('fullname'),
    ...text('firstname'),
    ...text('lastname'),
    ...text('phone'),
    formData: Object.fromEntries(further),
  };
}
