import { expect, test } from 'vitest';
import { findAttention } from './attention.ts';

const meetingType = {
  name: 'Intro',
  isOpen: true,
  isDraft: false,
  channel: 'connect',
  allowSelectChannel: false,
  allowedChannels: [],
  meetingLink: null,
  providers: ['connect'],
  hasPhone: false,
} as const;
const calm = {
  unreadable: null,
  refused: null,
  hasHours: true,
  hasAddress: true,
  meetingTypes: [meetingType],
  isHost: true,
  failedMails: 0,
  sendsMail: true,
};
const codes = (facts: Partial<Parameters<typeof findAttention>[0]>) =>
  findAttention({ ...calm, ...facts }).map(({ code }) => code);

test('nothing, where everything is well', () => {
  expect(codes({})).toEqual([]);
});

test('what is amiss, the worst first', () => {
  const amiss = {
    unreadable: { names: ['ada@icloud.test'], since: '2030-01-07T06:00:00.000Z' },
    refused: { names: ['Zoom'], since: '2030-01-07T07:00:00.000Z' },
    hasHours: false,
    hasAddress: false,
    meetingTypes: [],
    isHost: false,
  };
  expect(codes({ ...amiss, failedMails: 2, sendsMail: false })).toEqual([
    'calendar-unreadable',
    'meetings-refused',
    'no-hours',
    'no-address',
    'no-meeting-type',
    'failed-mails',
    'no-mail-server',
  ]);
});

test('members are not bothered with mails that are not theirs', () => {
  expect(codes({ failedMails: null, sendsMail: false })).toEqual([]);
});

test('an open meeting type that nobody can be met on, unless one of its channels will do', () => {
  const unmet = { ...meetingType, channel: 'zoom' as const, providers: [] };
  expect(findAttention({ ...calm, meetingTypes: [unmet] })).toEqual([
    { code: 'no-channel', count: 1, names: ['Intro'], since: null },
  ]);
  const byPhone = { ...unmet, allowSelectChannel: true, allowedChannels: ['phone'] as const };
  expect(codes({ meetingTypes: [byPhone] })).toEqual([]);
  expect(codes({ meetingTypes: [{ ...unmet, meetingLink: 'https://meet.test' }] })).toEqual([]);
  expect(codes({ meetingTypes: [{ ...unmet, isOpen: false, isDraft: true }] })).toEqual(['drafts']);
});

test('many drafts are counted, and three of them named', () => {
  const drafts = ['A', 'B', 'C', 'D'].map((name) => ({
    ...meetingType,
    name,
    isOpen: false,
    isDraft: true,
  }));
  expect(findAttention({ ...calm, meetingTypes: drafts })).toEqual([
    { code: 'drafts', count: 4, names: ['A', 'B', 'C'], since: null },
  ]);
});
