import type { Sql } from '#server/platform/db/database.ts';
import { company } from '#server/platform/db/schema/company.ts';

interface KeptDays {
  readonly companyId: string;
  /** None keeps for as long as the installation does. */
  readonly days: number | null;
}

/** For how many days each company keeps what has been. */
export function listKeptDays({ orm }: Sql): Promise<KeptDays[]> {
  return orm
    .select({ companyId: company.id, days: company.keepAppointmentsDays })
    .from(company)
    .orderBy(company.id);
}
