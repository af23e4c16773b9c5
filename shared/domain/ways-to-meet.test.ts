import { expect, test } from 'vitest';
import { roomProviderOf } from './channels.ts';
import { channelOf, isCallable, providerOfRoom, ROOM_PROVIDERS } from './ways-to-meet.ts';

test.each([
  ['+49 170 1234567', true],
  ['0049 (170) 123-4567', true],
  ['0170 1234567', false],
  ['+49', false],
  ['', false],
  ['call me', false],
  ['+1234567890123456', false],
])('19.8 %j can be called from anywhere: %s', (phone, can) => {
  expect(isCallable(phone)).toBe(can);
});

test.each([
  ['https://us02web.zoom.us/j/123', 'zoom'],
  ['https://meet.google.com/abc-defg-hij', 'google'],
  ['https://teams.live.com/meet/1', 'teams-2'],
  ['https://acme.webex.com/meet/ada', 'webex'],
  ['https://acme.whereby.com/ada', 'whereby'],
  ['https://kmeet.infomaniak.com/ada', 'kmeet'],
  ['https://sprechstunde.online/ada', 'zava'],
  ['https://notzoom.us/j/1', 'custom'],
  ['https://meet.example/ada', 'custom'],
  ['zoom.us', 'custom'],
])('19.8 %s is a room at %s', (link, provider) => {
  expect(providerOfRoom(link)).toBe(provider);
});

test.each(ROOM_PROVIDERS)('19.8 a room at %s is met on a channel of its own', (provider) => {
  expect(roomProviderOf(channelOf(provider))).toBe(provider);
});
