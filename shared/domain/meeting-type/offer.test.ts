import { expect, test } from 'vitest';
import { findMissingWays } from './offer.ts';

const offer = {
  channel: 'zoom',
  allowSelectChannel: true,
  allowedChannels: ['whatsapp', 'phone'],
  meetingLink: null,
  calculationMethod: 'anyone',
} as const;
const ada = { id: 'ada', providers: ['zoom'], hasPhone: false };
const grace = { id: 'grace', providers: [], hasPhone: true };
const told = (change: Partial<Parameters<typeof findMissingWays>[0]>) =>
  findMissingWays({ ...offer, ...change }, [ada, grace]).map(
    ({ channel, hosts }) => `${channel}: ${hosts.map(({ id }) => id)}`,
  );

test('19.8 of hosts who take turns each who lacks something is named', () => {
  expect(told({})).toEqual(['zoom: grace', 'whatsapp: ada']);
  expect(told({ meetingLink: 'https://meet.example.com/ours' })).toEqual(['whatsapp: ada']);
});

test('19.8 of hosts who meet together one who has it is enough', () => {
  expect(told({ calculationMethod: 'everyone' })).toEqual([]);
  expect(told({ calculationMethod: 'everyone', channel: 'webex' })).toEqual(['webex: ada,grace']);
});
