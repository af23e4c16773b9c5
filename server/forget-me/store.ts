import type { Sql } from '#server/db/database.ts';

export interface ForgetRequest {
  readonly id: string;
  /** In small letters; empty once it is done. */
  readonly email: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly doneAt: Date | null;
}

const COLUMNS = `id, email, token_hash as "tokenHash", expires_at as "expiresAt", done_at as "doneAt"`;

export async function insertForgetRequest(
  sql: Sql,
  request: Omit<ForgetRequest, 'doneAt'> & { readonly now: Date },
): Promise<void> {
  await sql.query({
    name: 'insert-forget-request',
    text: `insert into forget_request (id, email, token_hash, expires_at, created_at)
           values ($1, $2, $3, $4, $5)`,
    values: [request.id, request.email, request.tokenHash, request.expiresAt, request.now],
  });
}

export async function findForgetRequest(sql: Sql, id: string): Promise<ForgetRequest | undefined> {
  const [row] = await sql.query<ForgetRequest>({
    name: 'find-forget-request',
    text: `select ${COLUMNS} from forget_request where id = $1`,
    values: [id],
  });
  return row;
}

/** The request of a token; those who confirm it at once take turns. */
export async function lockForgetRequest(
  tx: Sql,
  tokenHash: string,
): Promise<ForgetRequest | undefined> {
  const [row] = await tx.query<ForgetRequest>({
    name: 'lock-forget-request',
    text: `select ${COLUMNS} from forget_request where token_hash = $1 for update`,
    values: [tokenHash],
  });
  return row;
}

/** Closes every open request of an address and forgets who asked. */
export async function closeForgetRequests(tx: Sql, email: string, now: Date): Promise<void> {
  await tx.query({
    name: 'close-forget-requests',
    text: `update forget_request set done_at = $2, email = '' where email = $1`,
    values: [email, now],
  });
}

/** The company that keeps the newest data about an address; undefined where nobody keeps any. */
export async function findNewestKeeper(
  sql: Sql,
  email: string,
): Promise<{ readonly companyId: string; readonly name: string | null } | undefined> {
  const [row] = await sql.query<{ companyId: string; name: string | null }>({
    name: 'forget-newest-keeper',
    text: `select company_id as "companyId", name from (
        select company_id, created_at, name from attendee where lower(email) = $1
        union all
        select company_id, created_at, null from attendee
          where $1 = any(array(select lower(guest) from unnest(guests) guest))
        union all
        select company_id, created_at, fullname from form_first_contact where lower(email) = $1
        union all
        select company_id, created_at, name from callback_request where lower(email) = $1
        union all
        select company_id, created_at, null from routing_submission
          where exists (select from jsonb_path_query(answers, '$.**') answer
            where lower(answer #>> '{}') = $1)
        union all
        select company_id, created_at, recipient_name from mail_log where lower(recipient) = $1
      ) kept
      order by created_at desc limit 1`,
    values: [email],
  });
  return row;
}
