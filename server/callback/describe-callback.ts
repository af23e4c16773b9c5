import { toMailCompany } from '#server/company/mail-company.ts';
import type { Sql } from '#server/db/database.ts';
import type { CallbackMessage } from '#server/messages/message.ts';
import { loadCallback } from './store.ts';

/** The mail that tells a host who wants to be called back; undefined once it has been erased. */
export async function describeCallback(
  sql: Sql,
  event: { readonly companyId: string; readonly callbackId: string },
): Promise<CallbackMessage | undefined> {
  const loaded = await loadCallback(sql, event.companyId, event.callbackId);
  if (!loaded) return undefined;
  const { callback, host, company, meetingName } = loaded;
  return {
    kind: 'callback-request',
    recipient: {
      email: host.email,
      name: `${host.firstname} ${host.lastname}`.trim(),
      language: host.language,
      timeZone: host.timeZone,
    },
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
}
