import { toBrandColor } from '#server/company/brand-color.ts';
import type { Sql } from '#server/db/database.ts';
import type { CallbackMail } from '#server/mail/mails.ts';
import type { MailCompany } from '#server/mail/types.ts';
import { loadCallback } from './store.ts';

type Loaded = NonNullable<Awaited<ReturnType<typeof loadCallback>>>;

/** The mail that tells a host who wants to be called back; undefined once it has been erased. */
export async function describeCallback(
  sql: Sql,
  event: { readonly companyId: string; readonly callbackId: string },
): Promise<CallbackMail | undefined> {
  const loaded = await loadCallback(sql, event.companyId, event.callbackId);
  if (!loaded) return undefined;
  const { callback, host, company } = loaded;
  return {
    kind: 'callback-request',
    recipient: {
      email: host.email,
      name: `${host.firstname} ${host.lastname}`.trim(),
      language: host.language,
      timeZone: host.timeZone,
    },
    company: toMailCompany(company),
    caller: {
      name: callback.name,
      phone: callback.phone,
      timeZone: callback.timezone,
      ...(callback.email && { email: callback.email }),
      ...(callback.notes && { notes: callback.notes }),
    },
  };
}

function toMailCompany(company: Loaded['company']): MailCompany {
  return {
    name: company.name,
    brandColor: toBrandColor(company),
    hideBranding: company.personalizedBranding && company.hideKalendsBranding,
    ...(company.logo && { logo: company.logo }),
    ...(company.imprintLink && { imprintLink: company.imprintLink }),
    ...(company.dataPolicyLink && { dataPolicyLink: company.dataPolicyLink }),
  };
}
