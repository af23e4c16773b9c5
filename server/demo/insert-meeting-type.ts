import { randomUUID } from 'node:crypto';
import type { Orm } from '#server/db/database.ts';
import { meetingType, meetingTypeHost, resourceChannel } from '#server/db/schema/schema.ts';
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
  const { owner, hosts, bufferMinutes, resourceChannels, hasQueue, redirectPath, ...columns } =
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
    queueId: hasQueue ? randomUUID() : null,
  });
  await orm.insert(meetingTypeHost).values(
    hosts.map((slug, index) => ({
      companyId,
      meetingTypeId,
      hostId: idOf(hostIds, slug),
      position: index,
    })),
  );
  await insertResources(orm, resourceChannels, { companyId, meetingTypeId });
  return meetingTypeId;
}

async function insertResources(
  orm: Orm,
  resources: DemoMeetingType['resourceChannels'],
  of: { readonly companyId: string; readonly meetingTypeId: string },
): Promise<void> {
  if (resources.length === 0) return;
  await orm.insert(resourceChannel).values(
    resources.map((resource, index) => ({
      ...resource,
      ...of,
      id: randomUUID(),
      channel: 'resource' as const,
      position: index,
    })),
  );
}
