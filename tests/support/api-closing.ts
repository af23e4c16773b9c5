import { effectKinds } from '#server/effect-kinds.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { resumeClosings } from '#server/time/closing/resume-closings.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD, type TestApi } from './api.ts';

/** Closes the company that a client's owner works in; its last moment. */
export async function closeCompany(
  client: ApiClient,
  {
    name = 'Acme',
    password = DEMO_PASSWORD,
    reason,
  }: { readonly name?: string; readonly password?: string; readonly reason?: string } = {},
): Promise<string> {
  const { data } = await client.POST('/company/closing', {
    body: { name, password, ...(reason && { reason }) },
  });
  if (!data) throw new Error('A closing was answered without a body.');
  return data.erasesAt;
}

export async function closingOf(client: ApiClient) {
  const { data } = await client.GET('/company/closing');
  if (!data) throw new Error('A closing was foretold without a body.');
  return data;
}

/** Asks again for what the jobs of closed companies have left, as a server does once an hour. */
export async function askAgain({ db, clock }: Pick<TestApi, 'db' | 'clock'>): Promise<void> {
  const jobs = await openJobs(db, {
    effects: effectKinds,
    onError: (error) => {
      throw error;
    },
  });
  await resumeClosings({ db, clock, jobs });
  await jobs.stop();
}

/** How many rows of each table name a company. */
export async function rowsOfCompany(
  { db }: Pick<TestApi, 'db'>,
  companyId: string,
): Promise<ReadonlyMap<string, number>> {
  const tables = await db.query<{ name: string }>({
    text: `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id' order by 1`,
  });
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await db.query<{ count: number }>({
      text: `select count(*)::int as count from "${name}" where company_id = $1`,
      values: [companyId],
    });
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}
