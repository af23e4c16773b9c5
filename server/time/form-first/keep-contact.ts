import { randomUUID } from 'node:crypto';
import type { Services } from '#server/platform/kernel/services.ts';
import type { FormFirstContactInput } from '#shared/api/form-first.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findFormFirstCompany, insertContact, updateContact } from './store.ts';

type Kept = Pick<Services, 'db' | 'clock'>;

/**
 * Keeps who has filled a form-first page.
 * @throws Refusal `meeting-type-not-available` where the page does not ask for the form first.
 */
export async function createContact(
  { db, clock }: Kept,
  contact: FormFirstContactInput,
): Promise<{ contactId: string }> {
  const companyId = await findFormFirstCompany(db, contact.meetingTypeId, new Date(clock.nowMs()));
  if (companyId === undefined) {
    refuse('meeting-type-not-available', 'This meeting type does not begin with a form');
  }
  const id = randomUUID();
  const at = new Date(clock.nowMs());
  const { formData = {}, ...rest } = contact;
  await insertContact(db, { ...rest, companyId, id, formData, createdAt: at, updatedAt: at });
  return { contactId: id };
}

/**
 * Brings a contact up to date; what is left out stays, and a contact keeps its meeting type.
 * @throws Refusal `not-found`.
 */
export async function changeContact(
  { db, clock }: Kept,
  contactId: string,
  changes: Partial<FormFirstContactInput>,
): Promise<{ contactId: string }> {
  const { meetingTypeId: _, ...changed } = changes;
  const updatedAt = new Date(clock.nowMs());
  if (!(await updateContact(db, contactId, { ...changed, updatedAt }))) {
    refuse('not-found', 'There is no such contact');
  }
  return { contactId };
}
