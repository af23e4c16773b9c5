import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { ContactDetails } from '#shared/api/company.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockContactDetails, updateContactDetails } from './store.ts';
import { toLegalText } from './to-legal-text.ts';

interface Change extends Partial<ContactDetails> {
  /** What somebody saw when they made their change. */
  readonly was?: Partial<ContactDetails> | undefined;
}

/**
 * Changes what is named, and nothing else. A legal text is kept as pages may show it.
 * @throws Refusal `changed-meanwhile` where something is no longer what `was` says; `kept-too-long` where past
 * appointments were to be kept for longer than the installation keeps them.
 */
export async function changeContactDetails(
  { db, retention }: Pick<Services, 'db' | 'retention'>,
  companyId: string,
  { was = {}, ...asked }: Change,
): Promise<ContactDetails> {
  const { customLegalText: html, keepAppointmentsDays } = asked;
  const atMost = retention.appointmentDays;
  if (atMost > 0 && (keepAppointmentsDays ?? 0) > atMost) {
    refuse('kept-too-long', `This installation keeps past appointments for ${atMost} days at most`);
  }
  const change = html ? { ...asked, customLegalText: toLegalText(html) } : asked;
  return await db.transaction(async (tx) => {
    const kept = await lockContactDetails(tx, companyId);
    if (hasChanged(kept, was)) refuse('changed-meanwhile', 'Somebody else has changed this');
    const isNews = hasChanged(kept, change);
    return isNews ? await updateContactDetails(tx, companyId, change) : kept;
  });
}
