import { randomUUID } from 'node:crypto';
import type { Orm } from '#server/platform/db/database.ts';
import type { StoredRange } from '#server/platform/db/schema/company.ts';
import {
  host,
  meetingType,
  meetingTypeHost,
  resource,
  resourceChannel,
  schedule,
} from '#server/platform/db/schema/schema.ts';
import { rowOf } from '#server/platform/db/tenant.ts';
import { weekdaysAt } from '#shared/domain/schedule/working-week.ts';
import type { DemoMeetingType } from './demo-meeting-type.ts';
import { idOf } from './id-of.ts';

interface Place {
  readonly publicUrl: string;
  readonly companyId: string;
  readonly teamId: string | null;
  readonly hostIds: ReadonlyMap<string, string>;
  readonly position: number;
}

/** Returns its id. */
export async function insertMeetingType(
  orm: Orm,
  demo: DemoMeetingType,
  { publicUrl, companyId, teamId, hostIds, position }: Place,
): Promise<string> {
  const { owner, hosts, ownHours, bufferMinutes, resourceChannels, redirectPath, ...columns } =
    demo;
  const meetingTypeId = randomUUID();
  await orm.insert(meetingType).values({
    ...columns,
    settings: {
      ...columns.settings,
      redirectUrl: redirectPath && new URL(redirectPath, publicUrl).href,
    },
    companyId,
    position,
    id: meetingTypeId,
    ownerHostId: 'host' in owner ? idOf(hostIds, owner.host) : null,
    teamId: 'team' in owner ? teamId : null,
    allowedDurations: [...columns.allowedDurations],
    locations: [...columns.locations],
    bufferBeforeMinutes: bufferMinutes,
    bufferAfterMinutes: bufferMinutes,
    bookingWindow: { kind: 'rolling', days: 60 },
    queueId: demo.calculationMethod === 'anyone' ? randomUUID() : null,
  });
  for (const [index, slug] of hosts.entries()) {
    const ref = { companyId, hostId: idOf(hostIds, slug) };
    const hours = ownHours[slug];
    const scheduleId = hours ? await insertSchedule(orm, ref, columns.name, hours) : null;
    await orm
      .insert(meetingTypeHost)
      .values({ ...ref, meetingTypeId, position: index, scheduleId });
  }
  await insertResources(orm, resourceChannels, { companyId, meetingTypeId });
  return meetingTypeId;
}

/** Hours beside the host's working hours; returns their id. */
async function insertSchedule(
  orm: Orm,
  { companyId, hostId }: { readonly companyId: string; readonly hostId: string },
  name: string,
  hours: StoredRange,
): Promise<string> {
  const [owner] = await orm
    .select({ timeZone: host.timeZone })
    .from(host)
    .where(rowOf(host, { companyId, id: hostId }));
  if (!owner) throw new Error(`No host ${hostId} to give hours to`);
  const id = randomUUID();
  const weekly = weekdaysAt(...hours);
  await orm
    .insert(schedule)
    .values({ ...owner, companyId, hostId, id, name, weekly, isDefault: false });
  return id;
}

async function insertResources(
  orm: Orm,
  resources: DemoMeetingType['resourceChannels'],
  of: { readonly companyId: string; readonly meetingTypeId: string },
): Promise<void> {
  if (resources.length === 0) return;
  const { companyId } = of;
  const rows = resources.map((each, position) => ({ ...each, position, id: randomUUID() }));
  await orm
    .insert(resource)
    .values(rows.map(({ id, name, groupName }) => ({ companyId, id, name, groupName })));
  await orm
    .insert(resourceChannel)
    .values(
      rows.map((row) => ({ ...row, ...of, resourceId: row.id, channel: 'resource' as const })),
    );
}
