import { describe, expect, test } from 'vitest';
import type { FromClient } from '#shared/domain/connect/protocol.ts';
import { afterEvent, emptyRoom, namesIn, type Room, type RoomEvent } from './room.ts';

const media = { microphone: true, camera: true, screen: false, hand: false };
const ada = { id: 'a', name: 'Ada', role: 'host' } as const;
const maya = { id: 'm', name: 'Maya', role: 'attendee' } as const;
const otto = { id: 'o', name: 'Otto', role: 'guest' } as const;

const atMinute = (minute: number) => new Date(Date.UTC(2030, 0, 7, 10, minute)).toISOString();
const arrives = (
  who: { id: string; name: string; role: 'host' | 'attendee' | 'guest' },
  session: string,
  more: { waits?: boolean; have?: number; atIso?: string } = {},
): RoomEvent => ({
  ...{ kind: 'arrives', session, who, waits: false, media, have: 0, atIso: atMinute(0) },
  ...more,
});
const says = (session: string, message: FromClient, atIso = atMinute(0)): RoomEvent => ({
  kind: 'says',
  session,
  message,
  atIso,
});

/** All events one after the other; what the last of them tells. */
function play(events: readonly RoomEvent[], from: Room = emptyRoom) {
  let next: ReturnType<typeof afterEvent> = { room: from, told: [] };
  for (const event of events) next = afterEvent(next.room, event);
  const told = next.told.map(({ session, message }) => `${session}: ${message.t}`);
  return { ...next, said: told };
}

describe('22. at the door', () => {
  const knocking = [arrives(ada, '1'), arrives(maya, '2', { waits: true })];

  test('one waits until a host lets them in, and hosts hear who it is', () => {
    expect(play(knocking).said).toEqual(['2: waiting', '1: knocks']);
    const { room, said } = play([...knocking, says('1', { t: 'admit', person: 'm' })]);
    expect(said).toEqual(['2: welcome', '1: came', '1: gone']);
    expect(namesIn(room)).toEqual(['Ada', 'Maya']);
  });

  test('a host who comes later is told who waits', () => {
    const { told } = play([arrives(maya, '2', { waits: true }), arrives(ada, '1')]);
    expect(told[0]?.message).toMatchObject({ t: 'welcome', waiting: [maya] });
  });

  test('nobody but a host lets in', () => {
    const { room } = play([
      ...knocking,
      says('1', { t: 'admit', person: 'm' }),
      arrives(otto, '3', { waits: true }),
      says('2', { t: 'admit', person: 'o' }),
    ]);
    expect(namesIn(room)).toEqual(['Ada', 'Maya']);
  });

  test('who was let in and comes back need not wait again', () => {
    const { said } = play([
      ...knocking,
      says('1', { t: 'admit', person: 'm' }),
      says('2', { t: 'leave' }),
      arrives(maya, '3', { waits: true }),
    ]);
    expect(said).toEqual(['3: welcome', '1: came']);
  });

  test('who was sent away may ask again a little later, twice, and hears in how long', () => {
    const refuse = { t: 'refuse', person: 'm' } as const;
    const knocks = (session: string, minute: number) =>
      arrives(maya, session, { waits: true, atIso: atMinute(minute) });
    const refused = (session: string, askAgainMs: number | null) => ({
      session,
      message: { t: 'over', why: 'refused', askAgainMs },
    });
    const first = play([...knocking, says('1', refuse)]);
    expect(first.told[0]).toEqual(refused('2', 60_000));
    expect(first.said).toEqual(['2: over', '1: gone']);
    expect(play([knocks('3', 0)], first.room).told).toEqual([refused('3', 60_000)]);
    const again = play([knocks('3', 1)], first.room);
    expect(again.said).toEqual(['3: waiting', '1: knocks']);
    const second = play([says('1', refuse, atMinute(2))], again.room);
    expect(second.told[0]).toEqual(refused('3', 180_000));
    const third = play([knocks('4', 5), says('1', refuse, atMinute(6))], second.room);
    expect(third.told[0]).toEqual(refused('4', null));
    expect(play([knocks('5', 50)], third.room).told).toEqual([refused('5', null)]);
  });

  test('who was sent away for good comes in once a host lets them in after all', () => {
    const refuse = { t: 'refuse', person: 'm' } as const;
    const admit = { t: 'admit', person: 'm' } as const;
    const knocks = (session: string, minute: number) =>
      arrives(maya, session, { waits: true, atIso: atMinute(minute) });
    const { room, told } = play([
      ...[...knocking, says('1', refuse), knocks('3', 1), says('1', refuse, atMinute(2))],
      ...[knocks('4', 5), says('1', refuse, atMinute(6))],
    ]);
    expect(told[1]?.message).toEqual({ t: 'gone', person: maya, isTurnedAway: true });
    const second = play([arrives({ ...ada, id: 'b' }, '5')], room);
    expect(second.told[0]?.message).toMatchObject({ t: 'welcome', turnedAway: [maya] });
    const pardoned = play([says('1', admit, atMinute(7))], room);
    expect(pardoned.told).toEqual([{ session: '1', message: { t: 'gone', person: maya } }]);
    expect(play([knocks('6', 8)], pardoned.room).said).toEqual(['6: welcome', '1: came']);
    // Who never asked is let in by nobody.
    expect(play([says('1', { t: 'admit', person: 'o' })], room).room).toBe(room);
  });

  test('who is let in after all comes back as anyone who was', () => {
    const refused = play([...knocking, says('1', { t: 'refuse', person: 'm' })]);
    const later = arrives(maya, '3', { waits: true, atIso: atMinute(1) });
    const { room } = play([later, says('1', { t: 'admit', person: 'm' })], refused.room);
    const back = play([says('3', { t: 'leave' }), arrives(maya, '4', { waits: true })], room);
    expect(back.said).toEqual(['4: welcome', '1: came']);
  });

  test('who goes away while they wait is gone', () => {
    const { room, said } = play([...knocking, { kind: 'loses-line', session: '2' }]);
    expect(said).toEqual(['1: gone']);
    expect(room.atDoor).toEqual([]);
  });
});

describe('22. in the room', () => {
  const both = [arrives(ada, '1'), arrives(maya, '2')];

  test('a second tab takes over from the first, and the others hear of one who came', () => {
    const { room, told } = play([...both, arrives(maya, '3')]);
    expect(told).toMatchObject([
      { session: '2', message: { t: 'over', why: 'taken-over' } },
      { session: '3', message: { t: 'welcome' } },
      { session: '1', message: { t: 'came', person: { id: 'm', session: '3' } } },
    ]);
    expect(namesIn(room)).toEqual(['Ada', 'Maya']);
  });

  test('a line that introduces itself once more goes on, in the room and before the door', () => {
    const { said } = play([...both, arrives(maya, '2')]);
    expect(said).toEqual(['2: welcome', '1: came']);
    const door = [arrives(ada, '1'), arrives(otto, '3', { waits: true })];
    expect(play([...door, arrives(otto, '3', { waits: true })]).said).toEqual(['3: waiting']);
  });

  test('a place is kept while a line is broken, and given up where nobody comes back', () => {
    const lost = play([...both, { kind: 'loses-line', session: '2' }]);
    expect([lost.said, namesIn(lost.room)]).toEqual([[], ['Ada', 'Maya']]);
    const gone = play([{ kind: 'gives-up', session: '2' }], lost.room);
    expect([gone.said, namesIn(gone.room)]).toEqual([['1: left'], ['Ada']]);
    const back = play([arrives(maya, '3'), { kind: 'gives-up', session: '2' }], lost.room);
    expect([back.said, namesIn(back.room)]).toEqual([[], ['Ada', 'Maya']]);
  });

  test('six find a place, the seventh is told that it is full, one who is back is not', () => {
    const guests = ['1', '2', '3', '4', '5', '6', '7'].map((id) =>
      arrives({ id, name: id, role: 'guest' }, id),
    );
    const { room, told } = play(guests);
    expect(told).toEqual([{ session: '7', message: { t: 'over', why: 'full' } }]);
    const back = play([arrives({ id: '6', name: '6', role: 'guest' }, '8')], room);
    expect(back.said).toContain('8: welcome');
  });

  test('who is let in when it is full is told so, and waits before the door no more', () => {
    const guests = ['1', '2', '3', '4', '5'].map((id) =>
      arrives({ id, name: id, role: 'guest' }, id),
    );
    const { room, said } = play([
      ...[arrives(ada, 'a'), ...guests, arrives(maya, 'm', { waits: true })],
      says('a', { t: 'admit', person: 'm' }),
    ]);
    expect(said).toEqual(['m: over', 'a: gone']);
    expect(room.atDoor).toEqual([]);
  });

  test('a description goes to the stay that it is for, and to no later one', () => {
    const signal = { t: 'signal', to: 'm', session: '2', body: { sdp: 'v=0' } } as const;
    expect(play([...both, says('1', signal)]).told).toEqual([
      { session: '2', message: { t: 'signal', from: 'a', session: '1', body: { sdp: 'v=0' } } },
    ]);
    expect(play([...both, arrives(maya, '3'), says('1', signal)]).told).toEqual([]);
  });

  test('lines are counted, said to all in one order, and one that is sent twice is one', () => {
    const hello = { t: 'chat', id: 'x', text: 'Hello' } as const;
    const { room, told } = play([...both, says('1', hello)]);
    expect(told.map(({ session }) => session)).toEqual(['1', '2']);
    const again = play([says('1', hello), says('2', { ...hello, text: 'Hi' })], room);
    expect(again.room.chat.map(({ seq, from, text }) => [seq, from, text])).toEqual([
      [1, 'a', 'Hello'],
      [2, 'm', 'Hi'],
    ]);
  });

  test('after a start of the server lines go on where those who are back have left off', () => {
    const { room } = play([
      arrives(ada, '1', { have: 7 }),
      says('1', { t: 'chat', id: 'y', text: 'Still here?' }),
    ]);
    expect(room.chat).toMatchObject([{ seq: 8 }]);
  });

  test('once the appointment is called off, all are told, also at the door', () => {
    const { room, told } = play([
      ...both,
      arrives(otto, '3', { waits: true }),
      { kind: 'closes', why: 'cancelled' },
    ]);
    expect(told.map(({ session }) => session)).toEqual(['1', '2', '3']);
    expect(room).toBe(emptyRoom);
  });
});
