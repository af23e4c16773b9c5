import type { Sql } from '#server/platform/db/database.ts';
import type { MailCompany, MailRecipient } from '#server/platform/kernel/mail-types.ts';
import { toMailCompany } from './mail-company.ts';
import { findCompany, listAdmins, listNamed, type NamedHost } from './store.ts';

/** A company as its mails show it; undefined once it is erased. */
export async function findMailCompany(
  sql: Sql,
  companyId: string,
): Promise<MailCompany | undefined> {
  const company = await findCompany(sql, companyId);
  return company && toMailCompany(company);
}

/** Those of these hosts that there are, as mails name and greet them; also who has left. */
export function listReaders(
  sql: Sql,
  of: { readonly companyId: string; readonly hostIds: readonly (string | null)[] },
): Promise<NamedHost[]> {
  return listNamed(sql, of);
}

/** Those who manage a company's members, as mails name and greet them. */
export function listAdminReaders(sql: Sql, companyId: string): Promise<NamedHost[]> {
  return listAdmins(sql, companyId);
}

export function toReader(host: NamedHost): MailRecipient {
  const { email, firstname, language, timeZone, timeFormat } = host;
  return {
    ...{ email, firstname, language, timeZone },
    name: fullNameOf(host),
    clock: timeFormat ?? undefined,
  };
}

export function fullNameOf({ firstname, lastname }: NamedHost): string {
  return `${firstname} ${lastname}`.trim();
}
