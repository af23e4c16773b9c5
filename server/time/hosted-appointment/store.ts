import { asc, desc, eq } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { appointmentChange, attendee, mailLog } from '#server/platform/db/schema/appointment.ts';
import { host } from '#server/platform/db/schema/company.ts';
import { ofCompany, withinCompany } from '#server/platform/db/tenant.ts';

interface Key {
  readonly companyId: string;
  readonly id: string;
}

/** More than anybody reads. */
const MOST_LINES = 200;

/** What happened to an appointment, newest first, with the names of who did it and whom it was about. */
export function loadHistory({ orm }: Sql, { companyId, id }: Key) {
  return orm
    .select({
      at: appointmentChange.createdAt,
      by: appointmentChange.by,
      change: appointmentChange.change,
      host: { firstname: host.firstname, lastname: host.lastname },
      attendeeName: attendee.name,
    })
    .from(appointmentChange)
    .leftJoin(host, withinCompany(host, appointmentChange, eq(host.id, appointmentChange.byHostId)))
    .leftJoin(
      attendee,
      withinCompany(attendee, appointmentChange, eq(attendee.id, appointmentChange.attendeeId)),
    )
    .where(ofCompany(appointmentChange, companyId, eq(appointmentChange.appointmentId, id)))
    .orderBy(desc(appointmentChange.createdAt), asc(appointmentChange.id))
    .limit(MOST_LINES);
}

/** The names of a company's hosts, those who have left included. */
export async function loadHostNames({ orm }: Sql, companyId: string): Promise<Map<string, string>> {
  const rows = await orm
    .select({ id: host.id, firstname: host.firstname, lastname: host.lastname })
    .from(host)
    .where(ofCompany(host, companyId));
  return new Map(
    rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]),
  );
}

/** The mails that were written about it, newest first. */
export function loadMails({ orm }: Sql, { companyId, id }: Key) {
  return orm
    .select({
      id: mailLog.id,
      to: mailLog.recipient,
      subject: mailLog.subject,
      status: mailLog.status,
      createdAt: mailLog.createdAt,
    })
    .from(mailLog)
    .where(ofCompany(mailLog, companyId, eq(mailLog.appointmentId, id)))
    .orderBy(desc(mailLog.createdAt), asc(mailLog.id))
    .limit(MOST_LINES);
}
