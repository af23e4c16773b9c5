import { expect, test } from 'vitest';
import { nameRoom } from './name-room.ts';

test.each([
  ['https://meet.example/{room}', 'https://meet.example/a1'],
  ['https://meet.example/%7Broom%7D?lang=de', 'https://meet.example/a1?lang=de'],
  ['https://bbb.example/rooms/{room}/join', 'https://bbb.example/rooms/a1/join'],
  ['https://meet.jit.si', 'https://meet.jit.si/a1'],
  ['https://meet.jit.si/', 'https://meet.jit.si/a1'],
  ['https://meet.jit.si/AdasRoom', 'https://meet.jit.si/AdasRoom'],
  ['https://zoom.us/j/1', 'https://zoom.us/j/1'],
  ['no link', 'no link'],
])('22. a link that leaves its room open has one: %s', (link, named) => {
  expect(nameRoom(link, 'a1')).toBe(named);
});
