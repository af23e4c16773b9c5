import { describe, expect, it } from 'vitest';
import type { ChatLine, FromServer, Person } from '#shared/domain/connect/protocol.ts';
import { afterMessage, initialLine } from './line-state.ts';

const media = { microphone: true, camera: true, screen: false, hand: false };
const aPerson = (id: string, session = '1'): Person => ({
  ...{ id, session, media },
  name: `Name of ${id}`,
  role: 'attendee',
});
const aLine = (seq: number, id = `line-${seq}`): ChatLine => ({
  ...{ seq, id, from: 'b', name: 'Name of b' },
  ...{ atIso: '2030-05-24T13:30:00Z', text: `Line ${seq}` },
});
const welcome = (changes: Partial<FromServer & { t: 'welcome' }> = {}): FromServer => ({
  ...{ t: 'welcome', resume: 'in', you: aPerson('a'), people: [aPerson('a'), aPerson('b')] },
  ...{ waiting: [], chat: [], ice: [], iceUntilIso: null, ...changes },
});
const told = (...messages: readonly FromServer[]) => messages.reduce(afterMessage, initialLine);

describe('the room, as the line tells it', () => {
  it('keeps who was turned away until they are let in, or ask again', () => {
    const maya = { id: 'm', name: 'Maya', role: 'attendee' } as const;
    const refused = { t: 'gone', person: maya, isTurnedAway: true } as const;
    expect(told(welcome({ turnedAway: [maya] })).turnedAway).toEqual([maya]);
    expect(told(welcome(), refused).turnedAway).toEqual([maya]);
    expect(told(welcome(), refused, { t: 'gone', person: maya }).turnedAway).toEqual([]);
    expect(told(welcome(), refused, { t: 'knocks', person: maya }).turnedAway).toEqual([]);
  });

  it('holds the others, and never oneself', () => {
    expect(told(welcome()).people.map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps who lost the same line for a while, as they may be back later', () => {
    const away = { ...told(welcome()), line: 'away' } as const;
    const back = afterMessage(away, welcome({ people: [aPerson('a', '2')] }));
    expect(back.people.map(({ id }) => id)).toEqual(['b']);
    expect(afterMessage(told(welcome()), welcome({ people: [] })).people).toEqual([]);
  });

  it('tells once who came, and nothing of a person who is back', () => {
    const state = told(welcome(), { t: 'came', person: aPerson('c') });
    expect(state.news).toMatchObject({ kind: 'came', name: 'Name of c' });
    const back = afterMessage(state, { t: 'came', person: aPerson('c', '2') });
    expect(back.news).toBe(state.news);
    expect(back.people.find(({ id }) => id === 'c')?.session).toBe('2');
  });

  it('keeps a person whose earlier stay ends after the next one has begun', () => {
    const back = told(welcome(), { t: 'came', person: aPerson('b', '2') });
    expect(afterMessage(back, { t: 'left', person: 'b', session: '1' }).people).toHaveLength(1);
    expect(afterMessage(back, { t: 'left', person: 'b', session: '2' }).people).toEqual([]);
  });

  it('has each line of the chat once, in the order of the server', () => {
    const state = told(
      welcome({ chat: [aLine(1), aLine(2)] }),
      { t: 'chat', line: aLine(3) },
      welcome({ chat: [aLine(3), aLine(5), aLine(4)] }),
    );
    expect(state.chat.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keeps what was typed until the server has repeated it', () => {
    const typed = { ...told(welcome()), unsent: [{ id: 'mine', text: 'Hello' }] };
    expect(afterMessage(typed, welcome()).unsent).toHaveLength(1);
    expect(afterMessage(typed, { t: 'chat', line: aLine(1, 'mine') }).unsent).toEqual([]);
  });

  it('takes a person out of those who wait once they are in', () => {
    const person = { id: 'c', name: 'C', role: 'attendee' } as const;
    const state = told(welcome(), { t: 'knocks', person });
    expect(state.waiting).toEqual([person]);
    expect(afterMessage(state, { t: 'came', person: aPerson('c') }).waiting).toEqual([]);
    expect(afterMessage(state, { t: 'gone', person }).waiting).toEqual([]);
  });

  it('tells of a hand once, as it goes up', () => {
    const up: FromServer = { t: 'state', person: 'b', media: { ...media, hand: true } };
    const state = told(welcome(), up);
    expect(state.news?.kind).toBe('hand');
    expect(afterMessage(state, up).news).toBe(state.news);
  });
});
