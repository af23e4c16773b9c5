import { toMailCompany } from '#server/people/company/mail-company.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { CallbackRequested } from '#server/platform/kernel/events.ts';
import { loadCallback } from './store.ts';

/** Who wants to be called back by a host; undefined once it has been erased. */
export async function describeCallback(
  { db }: DescribeServices,
  { companyId, callbackId }: CallbackRequested,
): Promise<Described<'callback-request'> | undefined> {
  const loaded = await loadCallback(db, companyId, callbackId);
  if (!loaded) return undefined;
  const { callback, host, company, meetingName } = loaded;
  const { email, firstname, lastname, language, timeZone } = host;
  const facts = {
    company: toMailCompany(company),
    ...(meetingName !== null && { meetingName }),
    caller: {
      name: callback.name,
      phone: callback.phone,
      timeZone: callback.timezone,
      ...(callback.email && { email: callback.email }),
      ...(callback.notes && { notes: callback.notes }),
    },
  };
  return {
    companyId,
    appointmentId: null,
    readers: {
      host: [{ email, name: `${firstname} ${lastname}`.trim(), firstname, language, timeZone }],
    },
    tell: (kind, recipient) => ({ ...facts, kind, recipient }),
  };
}
