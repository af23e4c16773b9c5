import { createWherebyConference } from '#server/outside/integrations/whereby/create-whereby-conference.ts';
import type { FakeClock } from '../fake-clock.ts';
import type { KeyedStandIn } from './conference-stand-ins.ts';
import { createFaults } from './faults.ts';
import { type StandInReply, type StandInRequest, startJsonStandIn } from './json-stand-in.ts';

interface Room {
  readonly meetingId: string;
  readonly roomUrl: string;
  readonly endDate: string;
}

const KEY = 'a-key-of-adas-organization-1f3c';

/** Whereby, as much of its protocol as we speak: a room has an end, which cannot be changed. */
export async function startWhereby(): Promise<KeyedStandIn> {
  const rooms = new Map<string, Room>();
  const faults = createFaults();
  let last = 0;
  let isOpen = true;
  let isDown = false;
  const answer = ({ method, path, body, headers }: StandInRequest): StandInReply => {
    if (!isOpen || headers.authorization !== `Bearer ${KEY}`) return refusal(401);
    if (path === '/v1/meetings' && method === 'GET') {
      return { body: { results: [...rooms.values()], cursor: null } };
    }
    if (path === '/v1/meetings') {
      const { endDate, roomNamePrefix, roomNamePattern } = JSON.parse(body);
      if (!/^[\da-z]{1,39}$/.test(roomNamePrefix) || roomNamePattern !== 'uuid')
        return refusal(400);
      last += 1;
      const roomUrl = `https://acme.whereby.example/${roomNamePrefix}${last}`;
      const made = { meetingId: String(last), roomUrl, endDate };
      rooms.set(made.meetingId, made);
      return { status: 201, body: made };
    }
    const found = rooms.get(path.replace('/v1/meetings/', ''));
    if (!found) return refusal(404);
    if (method === 'GET') return { body: found };
    rooms.delete(found.meetingId);
    return { status: 204, body: {} };
  };
  const down: StandInReply = { status: 503, body: {} };
  const api = await startJsonStandIn((request) =>
    isDown ? down : faults.answerTo(request, () => answer(request)),
  );
  return {
    key: KEY,
    open: (clock: FakeClock) =>
      createWherebyConference({ WHEREBY_API_BASE: api.url }, { fetch, clock }),
    meetings: () =>
      [...rooms.values()].map(({ meetingId, roomUrl }) => ({
        ...{ id: meetingId, link: roomUrl, startIso: null },
      })),
    ...{ findsLost: true, deletes: true, failNext: faults.failNext, stop: api.stop },
    breakDown: (broken) => {
      isDown = broken;
    },
    revoke: () => {
      isOpen = false;
    },
    letIn: () => {
      isOpen = true;
    },
  };
}

function refusal(status: number): StandInReply {
  return { status, body: { error: 'It says so' } };
}
