import { expect, test } from 'vitest';
import { CHANNELS, needsHostPhone, needsOf, roomProviderOf } from './channels.ts';
import { canMeetOn } from './meeting-type/offer.ts';

const noLink = { meetingLink: null };
const nothing = { providers: [], hasPhone: false };

test.each(CHANNELS)('19.8 %s is met with what it needs of a host, and not without', (channel) => {
  const { host } = needsOf(channel);
  // A room of ours needs nothing of a host.
  expect(canMeetOn(channel, noLink, nothing)).toBe(host === null || channel === 'connect');
  const provider = roomProviderOf(channel);
  const ways = { providers: provider ? [provider] : [], hasPhone: needsHostPhone(channel) };
  expect(canMeetOn(channel, noLink, ways)).toBe(true);
  // A link of the meeting type’s own is a room, and no number.
  const ofType = { meetingLink: 'https://meet.example.com/ours' };
  expect(canMeetOn(channel, ofType, nothing)).toBe(host !== 'phone');
});

test('19.8 each channel says of both sides what it needs', () => {
  expect(Object.fromEntries(CHANNELS.map((channel) => [channel, needsOf(channel)]))).toEqual({
    local: { attendee: 'location', host: null },
    'local-attendee': { attendee: 'address', host: null },
    google: { attendee: null, host: { room: 'google' } },
    zoom: { attendee: null, host: { room: 'zoom' } },
    phone: { attendee: 'phone', host: null },
    'phone-incoming': { attendee: 'phone', host: 'phone' },
    whatsapp: { attendee: 'phone', host: 'phone' },
    connect: { attendee: null, host: { room: 'connect' } },
    webex: { attendee: null, host: { room: 'webex' } },
    whereby: { attendee: null, host: { room: 'whereby' } },
    kmeet: { attendee: null, host: { room: 'kmeet' } },
    zava: { attendee: null, host: { room: 'zava' } },
    teamsForBusiness2: { attendee: null, host: { room: 'teams-2' } },
    custom: { attendee: null, host: { room: 'custom' } },
    resource: { attendee: 'resource', host: null },
  });
});
