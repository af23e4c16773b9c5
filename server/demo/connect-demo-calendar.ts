import { eq } from 'drizzle-orm';
import { connectCalendar } from '#server/outside/external-calendar/connect-calendar.ts';
import { host } from '#server/platform/db/schema/schema.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { DEMO_FEED } from './demo-feed.ts';

/** Connects the calendar of the demo's owner, as any host connects theirs. */
export async function connectDemoCalendar(services: Services, ownerEmail: string): Promise<void> {
  const { orm } = services.db;
  const [owner] = await orm
    .select({ companyId: host.companyId, hostId: host.id })
    .from(host)
    .where(eq(host.email, ownerEmail));
  if (!owner) throw new Error('The demo has no owner');
  await connectCalendar(services, owner, { provider: 'feed', address: DEMO_FEED });
}
