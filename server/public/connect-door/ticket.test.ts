import { expect, test } from 'vitest';
import { readTicket, signTicket } from './ticket.ts';

const SECRET = 'a secret for tests only';
const nowMs = Date.parse('2030-01-07T09:00:00Z');
const ada = {
  companyId: '7e57ab1e-0000-4000-8000-000000000001',
  roomId: '7e57ab1e-0000-4000-8000-000000000002',
  personId: 'ada',
  name: 'Ada Łukasiewicz',
  role: 'host',
  attendeeId: null,
  waits: false,
  closesMs: nowMs + 3_600_000,
} as const;

test('22. a ticket says for a minute who shows it', () => {
  const ticket = signTicket(SECRET, ada, nowMs);
  expect(ticket).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(readTicket(SECRET, ticket, nowMs + 59_999)).toMatchObject(ada);
  expect(readTicket(SECRET, ticket, nowMs + 60_000)).toBeUndefined();
});

test.each([
  ['another secret', (ticket: string) => ({ secret: 'another secret for tests', ticket })],
  [
    'other claims',
    (ticket: string) => {
      const [payload = '', mac = ''] = ticket.split('.');
      const body = Buffer.from(payload, 'base64url').toString().replace('"ada"', '"eve"');
      return { secret: SECRET, ticket: `${Buffer.from(body).toString('base64url')}.${mac}` };
    },
  ],
  ['a part more', (ticket: string) => ({ secret: SECRET, ticket: `${ticket}.x` })],
  ['no mac', (ticket: string) => ({ secret: SECRET, ticket: ticket.split('.')[0] ?? '' })],
  ['nothing', () => ({ secret: SECRET, ticket: '' })],
])('22. one with %s opens nothing', (_, harm) => {
  const { secret, ticket } = harm(signTicket(SECRET, ada, nowMs));
  expect(readTicket(secret, ticket, nowMs)).toBeUndefined();
});
