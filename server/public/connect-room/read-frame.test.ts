import { expect, it } from 'vitest';
import { readFrame } from './read-frame.ts';

const chat = (text: string) => readFrame(JSON.stringify({ t: 'chat', id: '1', text }));

it('takes words as a database can keep them, without what no text may hold', () => {
  expect(chat(' Hello\0 \ud83d\ude00 ')).toEqual({
    t: 'chat',
    id: '1',
    text: 'Hello \ud83d\ude00',
  });
  expect(chat('half \ud83d')).toEqual({ t: 'chat', id: '1', text: 'half \ufffd' });
});

it('takes nothing that is no message, or an empty one', () => {
  expect([chat(''), chat('\0'), readFrame('{'), readFrame('{"t":"shout"}')]).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
});
