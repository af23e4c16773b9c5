import type { Sql } from '#server/platform/db/database.ts';
import type { ConnectionPage } from '#shared/api/connection.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { listConnections } from './list-connections.ts';
import {
  type ConnectionCursor,
  listCompanyConnectionIds,
} from './store/company-connections-statement.ts';

const DEFAULT_PAGE_SIZE = 50;

interface Asked {
  readonly cursor?: string | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of the connections of everybody in a company, those that close their host's time first. */
export async function listCompanyConnections(
  sql: Sql,
  reader: { readonly companyId: string; readonly hostId: string },
  { cursor: asked, pageSize = DEFAULT_PAGE_SIZE }: Asked,
): Promise<ConnectionPage> {
  const cursor = asked === undefined ? undefined : readCursor(asked);
  const place = { cursor, limit: pageSize + 1 };
  const read = await listCompanyConnectionIds(sql, reader.companyId, place);
  const hasMore = read.length > pageSize;
  const kept = read.slice(0, pageSize);
  const isBackwards = cursor?.way === 'before';
  const ids = isBackwards ? kept.toReversed() : kept;
  const [first, last] = [ids.at(0), ids.at(-1)];
  const hasEarlier = isBackwards ? hasMore : cursor !== undefined;
  const hasLater = isBackwards || hasMore;
  const found = await listConnections(sql, reader, { connectionIds: ids });
  return {
    connections: ids.flatMap((id) => found.find((each) => each.id === id) ?? []),
    next: last && hasLater ? `after.${last}` : null,
    previous: first && hasEarlier ? `before.${first}` : null,
  };
}

const CURSOR = /^(after|before)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function readCursor(text: string): ConnectionCursor {
  const [, way, id] = CURSOR.exec(text) ?? [];
  if (id === undefined) {
    const message = 'Not a cursor';
    return refuse('validation-failed', message, [{ path: 'cursor', code: 'invalid', message }]);
  }
  return { way: way === 'before' ? 'before' : 'after', id };
}
