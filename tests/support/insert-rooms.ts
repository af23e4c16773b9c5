import type { Sql } from '#server/platform/db/database.ts';
import { resource, resourceChannel } from '#server/platform/db/schema/schema.ts';

type Room = Omit<typeof resourceChannel.$inferInsert, 'resourceId'>;

/** Rooms of the company, each offered by the meeting type that its row names. */
export async function insertRooms({ orm }: Sql, rooms: readonly Room[]): Promise<void> {
  await orm
    .insert(resource)
    .values(
      rooms.map(({ companyId, id, name, groupName }) => ({ companyId, id, name, groupName })),
    );
  await orm.insert(resourceChannel).values(rooms.map((room) => ({ ...room, resourceId: room.id })));
}
