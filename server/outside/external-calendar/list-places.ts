import type { Sql } from '#server/platform/db/database.ts';
import type { MeetingTypePlaces, MeetingTypePlacesQuery } from '#shared/api/connection.ts';
import type { HostKey } from './store/connection-rows.ts';
import { readPlaces } from './store/places-statement.ts';

const DEFAULT_PAGE_SIZE = 25;

/** A page of the meeting types that somebody hosts, and into which calendar of theirs each one's appointments go. */
export async function listPlaces(
  sql: Sql,
  { companyId, hostId }: HostKey,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE, search, followsDefault }: MeetingTypePlacesQuery,
): Promise<MeetingTypePlaces> {
  const { rows, total } = await readPlaces(sql, {
    ...{ companyId, hostId, pageSize },
    followsDefault: followsDefault ?? null,
    search: search?.trim() || null,
    offset: (page - 1) * pageSize,
  });
  return { meetingTypes: rows, total, page, pageSize };
}
