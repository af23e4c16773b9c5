import { expect, onTestFinished, test } from 'vitest';
import { book } from '#tests/support/api-bookings.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { runServer } from '#tests/support/run-server.ts';
import { aVisitorsRequest, visitServer } from '#tests/support/server-visitor.ts';

/** Patience with a real server on a busy machine. */
const SERVER_MS = 120_000;
const SECRET = 'a secret for tests only, and long enough';

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly queue?: string;
  readonly jobId?: string;
  readonly sql?: string;
  readonly ms?: number;
  readonly status?: number | string;
  readonly toQueue?: string;
  readonly newJobs?: readonly string[];
}

const linesOf = (output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{"level"'))
    .map((line) => JSON.parse(line));

async function bookOn(environment: Readonly<Record<string, string>>) {
  const server = await runServer({ environment: { SECRET, ...environment } });
  onTestFinished(() => server.kill());
  const visitor = visitServer(server.url);
  const meetingTypeId = await visitor.findMeetingType('intro');
  const [start = ''] = await visitor.findStarts(meetingTypeId);
  const { attendee } = aVisitorsRequest(1, { meetingTypeId, start });
  const { secret } = await book(visitor.client, { meetingTypeId, start, attendee });
  await expect.poll(server.output, { timeout: 30_000 }).toMatch(/"queue":"event".*"msg":"job"/);
  return { output: server.output(), secret };
}

async function expectTold(environment: Readonly<Record<string, string>>) {
  const { output, secret } = await bookOn({ LOG_LEVEL: 'debug', ...environment });
  const lines = linesOf(output);
  const ids = lines.filter(({ msg }) => msg === 'request').map(({ requestId }) => requestId);
  // Upkeep queues as well, whenever it comes by.
  const queued = lines.find(({ msg, requestId }) => msg === 'queued' && requestId);
  expect(queued).toMatchObject({ toQueue: 'event', newJobs: [expect.any(String)] });
  expect(ids).toContain(queued?.requestId);

  const statements = lines.filter(({ msg }) => msg === 'statement');
  const ofBooking = statements.filter(({ requestId }) => requestId === queued?.requestId);
  expect(ofBooking.map(({ sql }) => sql?.toLowerCase()).join('\n')).toMatch(
    /insert into "?attendee/,
  );
  for (const { ms, requestId, jobId } of statements) {
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(requestId ?? jobId).toBeDefined();
  }

  const [job] = lines.filter(({ msg, queue }) => msg === 'job' && queue === 'event');
  expect(job).toMatchObject({ jobId: queued?.newJobs?.[0], status: 'completed' });
  expect(statements.some(({ jobId }) => jobId === job?.jobId)).toBe(true);

  // Whom and what it was about is nobody's to read in a log.
  for (const value of ['visitor1@visitor.test', 'Visitor 1', secret]) {
    expect(output).not.toContain(value);
  }
}

test(
  '8.0 LOG_LEVEL=debug tells of jobs and statements, and of what they belong to',
  () => expectTold({}),
  SERVER_MS,
);

test(
  '8.0 LOG_LEVEL=debug tells the same of a PostgreSQL server',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    await expectTold({ DATABASE_URL: postgres.urlOf('postgres') });
  },
  SERVER_MS,
);

test(
  '8.0 at other levels requests alone are told',
  async () => {
    const server = await runServer({ environment: { LOG_LEVEL: 'info' } });
    onTestFinished(() => server.kill());
    await visitServer(server.url).findMeetingType('intro');
    // A reply is there a moment before what is told of it.
    const told = () => [...new Set(linesOf(server.output()).map(({ msg }) => msg))];
    await expect.poll(told, { timeout: 30_000 }).toEqual(['request']);
  },
  SERVER_MS,
);
