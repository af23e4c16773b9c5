import { getTableColumns, sql } from 'drizzle-orm';
import { company, instance } from './schema/schema.ts';

/** A company as pages and mails show it: a legal page that it has not is the installation's. */
export const shownCompany = {
  ...getTableColumns(company),
  imprintLink: sql<
    string | null
  >`coalesce(${company.imprintLink}, (select ${instance.imprintUrl} from ${instance}))`,
  dataPolicyLink: sql<
    string | null
  >`coalesce(${company.dataPolicyLink}, (select ${instance.privacyUrl} from ${instance}))`,
};
