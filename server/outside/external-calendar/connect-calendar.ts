import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import type {
  CalendarAccount,
  CalendarAnswer,
  FoundAccount,
  Patience,
  RemoteCalendar,
} from '#server/platform/kernel/calendar-provider.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import {
  type CalendarProviderName,
  type GivenCalendar,
  isGivenCalendar,
  MAX_CONNECTIONS,
} from '#shared/domain/integrations/calendar-providers.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type KeptAccount, openKept, sealAccount, toKept } from './calendar-account.ts';
import { causeWritingOfAll } from './cause-writing.ts';
import { judgeConnection } from './note-trouble.ts';
import { readCalendar } from './read-calendar.ts';
import { OFFICE_PATIENCE_MS } from './reading-times.ts';
import {
  type ConnectionRow,
  countConnections,
  deleteCalendarRows,
  findByAccount,
  findCalendarUse,
  findConnectionRow,
  type HostKey,
  insertConnection,
  listCalendarRows,
  lockHost,
  saveCalendars,
  saveCalendarUse,
  updateConnection,
} from './store/connection-rows.ts';

interface Given {
  readonly provider: GivenCalendar;
  readonly service?: string | undefined;
  readonly address: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

interface Found {
  readonly account: FoundAccount;
  readonly calendars: readonly RemoteCalendar[];
}

const refusals = {
  'credentials-refused': 'calendar-credentials-refused',
  'no-calendar-there': 'calendar-not-there',
  'address-not-allowed': 'calendar-address-not-allowed',
  'no-answer': 'calendar-no-answer',
  'asked-too-often': 'calendar-no-answer',
  'answer-not-understood': 'calendar-not-there',
  'read-only': 'calendar-not-there',
  'changed-meanwhile': 'calendar-no-answer',
} as const satisfies Record<CalendarTrouble, ErrorCode>;

/**
 * Connects an account of a host's and reads its calendars. An account that is connected already is opened by
 * what is given now: two tabs that connect at once make one connection.
 * @throws Refusal for what does not lead to a calendar, and `too-many-connections`.
 */
export async function connectCalendar(
  services: Services,
  host: HostKey,
  given: Given,
): Promise<ConnectionRow> {
  const { address, username, provider, service } = given;
  const kept = { address, username };
  return keepAccount(services, host, { provider, service, kept, ...(await find(services, given)) });
}

/** An account that has let us in, as it is to be kept. */
interface NewAccount extends Found {
  readonly provider: CalendarProviderName;
  readonly service?: string | undefined;
  readonly kept: Omit<KeptAccount, 'credentials'>;
}

/** Keeps an account with its calendars, and reads them. @throws Refusal `too-many-connections`. */
export async function keepAccount(
  services: Services,
  host: HostKey,
  found: NewAccount,
): Promise<ConnectionRow> {
  const { provider } = found;
  const row = await services.db.transaction(async (tx) => {
    await lockHost(tx, host);
    const accountHash = hashSecret(found.account.accountId);
    const known = await findByAccount(tx, host, { provider, accountHash });
    if (!known && (await countConnections(tx, host)) >= MAX_CONNECTIONS) {
      refuse('too-many-connections', 'There are as many connections as there may be');
    }
    const id = known?.id ?? randomUUID();
    const kept = {
      credentials: sealAccount(services, { id }, toKept(found.kept, found.account)),
      accountName: found.account.name,
      accountHash,
    };
    if (known) await updateConnection(tx, known, { ...kept, isPaused: false });
    else await insertConnection(tx, { ...host, ...toNew(services, found), ...kept, id });
    const connection = await findConnectionRow(tx, { ...host, id });
    if (!connection) return refuse('not-found', 'There is no such connection');
    await keepCalendars(services, tx, connection, found.calendars);
    return connection;
  });
  await readAll(services, row);
  return row;
}

/**
 * Opens a connected account by another password, or a feed by another address.
 * @throws Refusal for what does not lead there, `already-connected` for another connection's account.
 */
export async function reconnectCalendar(
  services: Services,
  row: ConnectionRow,
  change: { readonly address?: string | undefined; readonly password?: string | undefined },
): Promise<void> {
  const kept = openKept(services, row);
  if (!kept) return refuse('calendar-credentials-refused', 'What was kept cannot be opened');
  const { provider } = row;
  // Who is let in at the provider's own page goes there again.
  if (!isGivenCalendar(provider)) return refuse('not-found', 'It has no password of ours');
  const { address, username } = kept;
  const given = { provider, address, username, ...withoutNothing(change) };
  const found = await find(services, given);
  const accountHash = hashSecret(found.account.accountId);
  await services.db.transaction(async (tx) => {
    await lockHost(tx, row);
    const other = await findByAccount(tx, row, { provider: row.provider, accountHash });
    if (other && other.id !== row.id) refuse('already-connected', 'That account is connected');
    const isThere = await updateConnection(tx, row, {
      credentials: sealAccount(services, row, toKept(given, found.account)),
      accountName: found.account.name,
      accountHash,
      isPaused: false,
    });
    if (!isThere) refuse('not-found', 'There is no such connection');
    await keepCalendars(services, tx, { ...row, isPaused: false }, found.calendars);
  });
  await readAll(services, row);
}

/** Reads all of a connection's calendars now, beside each other. */
export async function readAll(
  services: Services,
  { companyId, id }: Pick<ConnectionRow, 'companyId' | 'id'>,
): Promise<void> {
  const rows = await listCalendarRows(services.db, companyId, [id]);
  await Promise.all(
    rows.map(({ calendar }) =>
      readCalendar(services, { companyId, calendarId: calendar.id }, OFFICE_PATIENCE_MS),
    ),
  );
}

async function find({ calendars }: Services, given: Given): Promise<Found> {
  const until = { signal: AbortSignal.timeout(OFFICE_PATIENCE_MS) };
  const provider = calendars.given[given.provider];
  const { address, username, password } = given;
  const account = answerOf(await provider.findAccount({ address, username, password }, until));
  return { account, calendars: await listOf(provider.openAccount(account.credentials), until) };
}

/** The calendars of an account. @throws Refusal where there are none, or no answer. */
export async function listOf(
  account: CalendarAccount,
  until: Patience,
): Promise<readonly RemoteCalendar[]> {
  const listed = answerOf(await account.listCalendars(until));
  if (listed.length === 0) refuse('calendar-not-there', 'That account has no calendar');
  return listed;
}

/** What was answered. @throws Refusal for what was not. */
export function answerOf<Value>(answer: CalendarAnswer<Value>): Value {
  if (answer.answered) return answer.value;
  return refuse(refusals[answer.trouble], 'The calendar gives no answer to that');
}

/** Calendars that are new take time where they are their owner's; appointments go into the first of them. */
async function keepCalendars(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  connection: ConnectionRow,
  listed: readonly RemoteCalendar[],
): Promise<void> {
  const { companyId, hostId, id, provider } = connection;
  const now = new Date(services.clock.nowMs());
  const all = listed.map((each) => ({ ...each, isBusy: provider === 'feed' || !each.isReadOnly }));
  await saveCalendars(tx, connection, all, now);
  const rows = await listCalendarRows(tx, companyId, [id]);
  const isListed = new Set(listed.map((each) => each.id));
  await deleteCalendarRows(
    tx,
    companyId,
    rows.flatMap(({ calendar }) => (isListed.has(calendar.remoteId) ? [] : calendar.id)),
  );
  await judgeConnection(services, tx, connection, now.getTime());
  const use = await findCalendarUse(tx, { companyId, hostId });
  const first = rows.find(({ calendar }) => !calendar.isReadOnly)?.calendar.id;
  const writtenCalendarId = use.writtenCalendarId ?? first ?? null;
  if (writtenCalendarId !== use.writtenCalendarId) {
    await saveCalendarUse(tx, { companyId, hostId }, { ...use, writtenCalendarId });
  }
  // Also where appointments go elsewhere: what stands here may have changed while nobody was let in.
  if (first !== undefined) {
    await causeWritingOfAll(services, tx, connection, { connectionId: id });
  }
}

function toNew({ clock }: Pick<Services, 'clock'>, { provider, service }: NewAccount) {
  return { provider, service: service ?? null, createdAt: new Date(clock.nowMs()) };
}

/** `{ a: 1, b: undefined } → { a: 1 }` */
function withoutNothing<Change extends object>(change: Change): Partial<Change> {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Change>;
}
