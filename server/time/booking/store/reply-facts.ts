import { eq } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { appointment, company, meetingType } from '#server/platform/db/schema/schema.ts';
import { withinCompany } from '#server/platform/db/tenant.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';
import type { Tier } from '#shared/domain/tiers.ts';

/** What the reply to a booking says beside the booking itself. */
export interface ReplyFacts {
  readonly settings: MeetingTypeSettings;
  readonly companyTier: Tier;
}

export async function loadReplyFacts(
  sql: Sql,
  appointmentId: string,
): Promise<ReplyFacts | undefined> {
  const [row] = await sql.orm
    .select({ settings: meetingType.settings, companyTier: company.tier })
    .from(appointment)
    .innerJoin(
      meetingType,
      withinCompany(meetingType, appointment, eq(meetingType.id, appointment.meetingTypeId)),
    )
    .innerJoin(company, eq(company.id, appointment.companyId))
    .where(eq(appointment.id, appointmentId));
  return row && { ...row, settings: parseSettings(row.settings) };
}
