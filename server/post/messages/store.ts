import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql as sqlText,
} from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { mailLog } from '#server/platform/db/schema/appointment.ts';
import { company } from '#server/platform/db/schema/company.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';
import type { Mail, MailSummary } from '#shared/api/mail-log.ts';

type MailRow = typeof mailLog.$inferSelect;
type Place = Pick<typeof mailLog.$inferInsert, 'companyId' | 'id' | 'appointmentId' | 'recipient'>;

/** A mail of the log with the company it speaks for. */
export type StoredMail = MailRow & { readonly companyName: string };

/** Keeps a mail as it was written; one that is there already stays as it is. */
export async function keepMail(sql: Sql, mail: typeof mailLog.$inferInsert): Promise<boolean> {
  const rows = await sql.orm
    .insert(mailLog)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mailLog.id });
  return rows.length === 1;
}

/** All that one reader got about an appointment: what their mail program shows as one conversation. */
function isAbout(appointmentId: string, recipient: string): SQL | undefined {
  return and(eq(mailLog.appointmentId, appointmentId), eq(mailLog.recipient, recipient));
}

/** The first mail about an appointment to a recipient, apart from `id`. */
export async function findThread(
  sql: Sql,
  { companyId, id, appointmentId, recipient }: Place,
): Promise<string | null> {
  if (!appointmentId) return null;
  const [first] = await sql.orm
    .select({ id: mailLog.id })
    .from(mailLog)
    .where(
      ofCompany(
        mailLog,
        companyId,
        isAbout(appointmentId, recipient),
        isNull(mailLog.threadId),
        ne(mailLog.id, id),
      ),
    )
    .orderBy(mailLog.createdAt, mailLog.id)
    .limit(1);
  return first?.id ?? null;
}

/** How a mail stands to the others about its appointment to the same recipient. */
export async function loadConversation(
  sql: Sql,
  { companyId, appointmentId, recipient, sequence }: MailRow,
): Promise<{ readonly hasEarlier: boolean; readonly isOvertaken: boolean }> {
  if (appointmentId === null || sequence === null) return { hasEarlier: false, isOvertaken: false };
  const earlier = and(eq(mailLog.status, 'queued'), lt(mailLog.sequence, sequence));
  const newer = and(eq(mailLog.status, 'sent'), gt(mailLog.sequence, sequence));
  const [found] = await sql.orm
    .select({
      hasEarlier: sqlText<boolean>`coalesce(bool_or(${earlier}), false)`,
      isOvertaken: sqlText<boolean>`coalesce(bool_or(${newer}), false)`,
    })
    .from(mailLog)
    .where(ofCompany(mailLog, companyId, isAbout(appointmentId, recipient)));
  return found ?? { hasEarlier: false, isOvertaken: false };
}

export async function findMail(
  sql: Sql,
  companyId: string,
  mailId: string,
): Promise<StoredMail | undefined> {
  const [row] = await sql.orm
    .select({ ...getTableColumns(mailLog), companyName: company.name })
    .from(mailLog)
    .innerJoin(company, eq(company.id, mailLog.companyId))
    .where(rowOf(mailLog, { companyId, id: mailId }));
  return row;
}

/** Notes what became of a mail; one that was sent stays so. */
export async function markMail(
  sql: Sql,
  mail: Pick<MailRow, 'companyId' | 'id' | 'status' | 'error' | 'sentAt'>,
): Promise<void> {
  const { status, error, sentAt } = mail;
  await sql.orm
    .update(mailLog)
    .set({ status, error, sentAt })
    .where(and(rowOf(mailLog, mail), ne(mailLog.status, 'sent')));
}

/** Which mails are looked for; what is left out does not matter. */
export interface WantedMails {
  /** Part of the recipient's address or name, or of the subject. */
  readonly search?: string | undefined;
  readonly status?: MailRow['status'] | undefined;
  readonly kinds?: readonly string[] | undefined;
  /** Kinds that are not among them, whatever is looked for. */
  readonly except: readonly string[];
}

/**
 * One page, newest first, and how many there are in all. The page is read along the index of a
 * company's mails by time, so a search stops as soon as it is full.
 */
export async function listMails(
  sql: Sql,
  companyId: string,
  wanted: WantedMails,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ mails: MailSummary[]; total: number }> {
  const isWanted = ofCompany(mailLog, companyId, ...toConditions(wanted));
  const rows = await sql.orm
    .select({
      id: mailLog.id,
      kind: mailLog.kind,
      recipient: mailLog.recipient,
      subject: mailLog.subject,
      status: mailLog.status,
      error: mailLog.error,
      createdAt: mailLog.createdAt,
    })
    .from(mailLog)
    .where(isWanted)
    .orderBy(desc(mailLog.createdAt), desc(mailLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await sql.orm.select({ total: count() }).from(mailLog).where(isWanted);
  return { mails: rows.map(toSummary), total: counted?.total ?? 0 };
}

function toConditions({ search, status, kinds, except }: WantedMails): (SQL | undefined)[] {
  // What was typed is looked for as it is: its signs are no wildcards.
  const part = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return [
    part
      ? or(
          ilike(mailLog.recipient, part),
          ilike(mailLog.recipientName, part),
          ilike(mailLog.subject, part),
        )
      : undefined,
    status && eq(mailLog.status, status),
    kinds && inArray(mailLog.kind, [...kinds]),
    except.length > 0 ? notInArray(mailLog.kind, [...except]) : undefined,
  ];
}

type SummaryRow = Pick<
  MailRow,
  'id' | 'kind' | 'recipient' | 'subject' | 'status' | 'error' | 'createdAt'
>;

function toSummary(row: SummaryRow): MailSummary {
  const { id, kind, recipient, subject, status, error, createdAt } = row;
  return { id, kind, to: recipient, subject, status, error, createdAt: createdAt.toISOString() };
}

export function toMail(row: MailRow): Mail {
  const { html, text, calendarFile } = row;
  return { ...toSummary(row), html, text, calendarFile };
}
