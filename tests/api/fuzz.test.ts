import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { isErrorCode } from '#shared/errors/catalogue.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import { nastyText, nastyValue, spoiled } from '#tests/support/nasty-values.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';

const RUNS = roundsOf({ few: 12, many: 120 });
/** Of each parameter. */
const RUNS_OF_ONE = roundsOf({ few: 3, many: 30 });
const UNKNOWN_ID = '7e57ab1e-0000-4000-8000-000000000000';

const aFieldError = {
  path: expect.any(String),
  code: expect.any(String),
  message: expect.any(String),
};

describeApi('whatever is sent', (api) => {
  let host: AHost;
  let offered: AMeetingType;
  let cookie: string;
  let countText: string;
  beforeAll(async () => {
    host = await aHost(api.db);
    offered = await aMeetingType(api.db, host);
    // An owner's session, so that what only owners may do is reached too.
    cookie = await api.openSession(await aLogin(api.db, host, DEMO_PASSWORD));
    const tables = await api.db.query<{ name: string }>({
      text: `select schemaname || '.' || tablename as name from pg_tables
        where (schemaname = 'public' or tablename = 'job') and tablename not like 'auth%' order by 1`,
    });
    const counts = tables.map(({ name }) => `(select count(*)::int from ${name}) as "${name}"`);
    countText = `select ${counts.join(', ')}`;
  });

  /** The newest transaction that wrote or locked anything. */
  const findNewestWrite = async () => {
    const text = 'select pg_snapshot_xmax(pg_current_snapshot())::text as newest';
    return (await api.db.query<{ newest: string }>({ text }))[0]?.newest;
  };
  let counted: { readonly newest: string | undefined; readonly rows: unknown } | undefined;
  /** The number of rows of every table, counted anew once something may have been written. */
  const countRows = async () => {
    const newest = await findNewestWrite();
    if (counted === undefined || counted.newest !== newest) {
      counted = { newest, rows: (await api.db.query({ text: countText }))[0] };
    }
    return counted.rows;
  };
  /** Nobody else writes: what was counted after a refusal holds before the next call. */
  let isJustCounted = false;
  const countBefore = () => (isJustCounted ? counted?.rows : countRows());
  beforeEach(() => {
    isJustCounted = false;
  });

  /**
   * Sends it. The reply is a success, or a refusal of the catalogue in the one envelope that has
   * written nothing.
   */
  const send = async (
    endpoint: Endpoint,
    sent: { path?: Record<string, string>; query?: Record<string, string>; body?: string },
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent((sent.path?.[name] ?? UNKNOWN_ID).toWellFormed()),
    );
    const query = new URLSearchParams(sent.query).toString();
    const before = await countBefore();
    isJustCounted = false;
    const reply = await api.fetch(`/api${path}?${query}`, {
      method: endpoint.method.toUpperCase(),
      headers: { ...headersOf(endpoint), 'content-type': 'application/json' },
      ...(sent.body !== undefined && endpoint.method !== 'get' && { body: sent.body }),
    });
    // A file that is answered has no members to look at.
    const isFile = endpoint.replyType !== undefined && reply.ok;
    const body = isFile ? {} : ((await reply.json()) as Record<string, unknown>);
    const seen = `${reply.status} ${JSON.stringify(body)} for ${path}?${query} ${sent.body}`;
    expect(reply.status, seen).toBeLessThan(500);
    if (reply.status >= 400) {
      expect(await countRows(), seen).toEqual(before);
      isJustCounted = true;
      expect(isErrorCode(body.error), seen).toBe(true);
      expect(body.requestId, seen).toEqual(expect.any(String));
      if (body.error === 'validation-failed') {
        expect(body.fields, seen).toContainEqual(aFieldError);
      }
    }
    return { status: reply.status, body };
  };

  /** Signed in, but for the call that would end that for all others. */
  const headersOf = ({ path }: Endpoint) => (path === '/auth/sign-out' ? undefined : { cookie });

  /** The parameters in the endpoint's path: what is known, else an id that nobody has. */
  const pathOf = ({ path }: Endpoint, known: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, known[name] ?? UNKNOWN_ID]),
    );

  const start = '2030-01-07T10:00:00Z';
  /** What a call needs to succeed; the tests spoil it. */
  const validParts = () => ({
    path: {
      companySlug: '-',
      meetingSlug: offered.meetingTypeSlug,
      userSlug: host.hostSlug,
      teamSlug: 'studio',
      meetingTypeId: offered.meetingTypeId,
      secret: 'a-secret',
    } as Record<string, string>,
    query: {
      meetingTypeId: offered.meetingTypeId,
      start: '2030-01-07T00:00:00Z',
      end: '2030-01-14T00:00:00Z',
      timezone: 'Europe/Berlin',
      hostIds: host.hostId,
      meetingDuration: '30',
      troubleshoot: 'true',
      secret: 'a-secret',
      host: 'acme.test',
    } as Record<string, string>,
    booking: {
      meetingTypeId: offered.meetingTypeId,
      start,
      duration: 30,
      hostIds: [host.hostId],
      attendee: { fullname: 'Maya', email: 'maya@visitor.test', timezone: 'UTC' },
    },
  });

  describe('as params and query', () => {
    test.each(Object.entries<Endpoint>(contract))('%s refuses or answers', async (_, endpoint) => {
      const valid = validParts();
      const path = pathOf(endpoint, valid.path);
      const names = Object.keys(endpoint.query?._zod.def.shape ?? {});
      const isOwn = ([name]: readonly [string, unknown]) => names.includes(name);
      const query = Object.fromEntries(Object.entries(valid.query).filter(isOwn));
      const parameters = Object.keys(path).length + names.length;
      for (const name of Object.keys(path)) {
        await send(endpoint, { path: { ...path, [name]: 'a\0b' }, body: '{}' });
      }
      for (const name of names) {
        await send(endpoint, { path, query: { ...query, [name]: 'a\0b' }, body: '{}' });
      }
      await fc.assert(
        fc.asyncProperty(
          spoiled(path, nastyText),
          spoiled(query, nastyText, names),
          async (path, query) => {
            await send(endpoint, { path, query, ...(endpoint.body && { body: '{}' }) });
          },
        ),
        // One that takes none is sent some all the same.
        { numRuns: Math.min(RUNS, RUNS_OF_ONE * Math.max(1, parameters)) },
      );
    });
  });

  describe('as body', () => {
    const writing = Object.entries<Endpoint>(contract).filter(([, { body }]) => body);

    test.each(writing)('%s refuses JSON that is not its own, or answers', async (_, endpoint) => {
      const { path } = validParts();
      await fc.assert(
        fc.asyncProperty(nastyValue, async (body) => {
          await send(endpoint, { path, body: JSON.stringify(body) });
        }),
        { numRuns: RUNS },
      );
    });

    test.each(writing)('%s refuses what is not JSON', async (_, endpoint) => {
      const { path } = validParts();
      await fc.assert(
        fc.asyncProperty(fc.string(), async (text) => {
          const { status } = await send(endpoint, { path, body: `{,${text}` });
          expect(status).toBe(400);
        }),
        // One parser reads them all.
        { numRuns: 5 },
      );
    });

    test('a spoiled booking is refused and writes nothing, or books what was asked', async () => {
      const { booking } = validParts();
      const request = fc.oneof(
        spoiled(booking, nastyValue),
        spoiled(booking.attendee, nastyValue).map((attendee) => ({ ...booking, attendee })),
      );
      await fc.assert(
        fc.asyncProperty(request, async (sent) => {
          const { status, body: reply } = await send(contract.createBooking, {
            body: JSON.stringify(sent),
          });
          if (status === 200) await forget(String(reply.appointmentId));
        }),
        { numRuns: RUNS * 3 },
      );
    });

    test.each(['\0', 'a\0b', '\ud800'])(
      'text that no database keeps is refused with its field: %j',
      async (text) => {
        const { booking } = validParts();
        for (const name of ['fullname', 'notes', 'phone', 'address', 'anAnswer']) {
          const reply = await send(contract.createBooking, {
            body: JSON.stringify({ ...booking, attendee: { ...booking.attendee, [name]: text } }),
          });
          expect(reply.body).toMatchObject({ error: 'validation-failed' });
          expect(JSON.stringify(reply.body.fields)).toContain(`attendee.${name}`);
        }
      },
    );

    test('a start that is not offered is refused and writes nothing', async () => {
      const { booking } = validParts();
      const minute = fc.integer({ min: -60 * 24 * 400, max: 60 * 24 * 400 });
      const isOffered = (ms: number) => {
        const date = new Date(ms);
        const atMinute = date.getUTCHours() * 60 + date.getUTCMinutes();
        const isOpen = atMinute >= 540 && atMinute <= 990 && ![0, 6].includes(date.getUTCDay());
        return isOpen && atMinute % 30 === 0 && ms >= api.clock.nowMs();
      };
      await fc.assert(
        fc.asyncProperty(minute, async (offset) => {
          const ms = Date.parse(start) + offset * 60_000;
          fc.pre(!isOffered(ms));
          const { status } = await send(contract.createBooking, {
            body: JSON.stringify({ ...booking, start: new Date(ms).toISOString() }),
          });
          expect(status).toBe(400);
        }),
        { numRuns: RUNS },
      );
    });

    const forget = async (appointmentId: string) => {
      // With its attendees and its time.
      const text = 'delete from appointment where id = $1';
      await api.db.query({ text, values: [appointmentId] });
      await api.db.query({ text: 'delete from pgboss.job' });
    };
  });
});
