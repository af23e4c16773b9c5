import type { Sql } from '#server/platform/db/database.ts';
import type { Member, MemberPage } from '#shared/api/member.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  countMembers,
  type MemberCursor,
  type MemberRow,
  readMembers,
  type WantedMembers,
} from './store/list-statement.ts';

interface Asked extends WantedMembers {
  readonly cursor?: string | undefined;
  readonly pageSize?: number | undefined;
}

const DEFAULT_PAGE_SIZE = 50;

/**
 * One page of the members by name, and how many there are in all. When somebody was here is for those
 * who manage members.
 */
export async function listMembers(
  sql: Sql,
  session: Session,
  { cursor: asked, pageSize = DEFAULT_PAGE_SIZE, ...wanted }: Asked,
): Promise<MemberPage> {
  const { companyId } = session;
  const seesWhen = reachOf(session, 'member:manage') !== undefined;
  const cursor = asked === undefined ? undefined : readCursor(asked);
  const read = await readMembers(sql, companyId, wanted, { cursor, limit: pageSize + 1 });
  const hasMore = read.length > pageSize;
  const kept = read.slice(0, pageSize);
  const isBackwards = cursor?.way === 'before';
  const rows = isBackwards ? kept.toReversed() : kept;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const hasEarlier = isBackwards ? hasMore : cursor !== undefined;
  const hasLater = isBackwards || hasMore;
  return {
    members: rows.map((row) => toMember(row, seesWhen)),
    total: await countMembers(sql, companyId, wanted),
    next: last && hasLater ? `after.${last.id}` : null,
    previous: first && hasEarlier ? `before.${first.id}` : null,
  };
}

const CURSOR = /^(after|before)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function readCursor(text: string): MemberCursor {
  const [, way, id] = CURSOR.exec(text) ?? [];
  if (id === undefined) {
    const message = 'Not a cursor';
    return refuse('validation-failed', message, [{ path: 'cursor', code: 'invalid', message }]);
  }
  return { way: way === 'before' ? 'before' : 'after', id };
}

function toMember({ joinedAt, lastSeenAt, ...row }: MemberRow, seesWhen: boolean): Member {
  return {
    ...row,
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: (seesWhen && lastSeenAt?.toISOString()) || null,
  };
}
