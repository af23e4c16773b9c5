import { describe, expect, it } from 'vitest';
import type { Channel } from '#shared/domain/channels.ts';
import { type PageSource, toPageFacts } from './page-facts.ts';

function aSource(changes: {
  channels?: Channel[];
  allowSelectChannel?: boolean;
  durations?: number[];
  locations?: string[];
  hosts?: readonly string[];
  options?: Partial<PageSource['meetingType']['meetingOptions']>;
  calculationMethod?: 'everyone' | 'anyone';
  resources?: PageSource['meetingType']['resourceChannels'];
}): PageSource {
  return {
    meetingType: {
      id: 'm1',
      meetingInfo: { name: 'Intro', duration: 30, channel: 'zoom', customChannelName: null },
      meetingOptions: {
        allowedDurations: changes.durations ?? [],
        allowSelectChannel: changes.allowSelectChannel ?? true,
        allowedChannels: changes.channels ?? [],
        allowHostSelection: false,
        forceHostSelection: false,
        ...changes.options,
      },
      calculationMethod: changes.calculationMethod ?? 'anyone',
      resourceChannels: changes.resources ?? [],
    },
    bookingInfo: {
      queueId: null,
      locations: changes.locations ?? [],
      company: { tier: 'growth' },
      hosts: changes.hosts ?? ['ada'],
      formFirst: false,
      meetingPaymentInfo: { enable: false },
    },
  };
}

describe('toPageFacts', () => {
  it('sorts durations ascending, and has the own one where none are offered', () => {
    expect(toPageFacts(aSource({ durations: [60, 15, 15] })).durations).toEqual([15, 60]);
    expect(toPageFacts(aSource({})).durations).toEqual([30]);
  });

  it('has one place for each location', () => {
    const { places } = toPageFacts(
      aSource({ channels: ['phone', 'local'], locations: ['Berlin', 'Hamburg'] }),
    );
    expect(places).toEqual([
      { channel: 'phone' },
      { channel: 'local', location: 'Berlin' },
      { channel: 'local', location: 'Hamburg' },
    ]);
  });

  const resource = (id: string, groupName: string) => ({
    id,
    name: id,
    groupName,
    subChannel: 'Seats 6',
  });

  it('8.19 has a place for each group of resources, and for each of several in one', () => {
    const resources = [
      resource('r1', 'Upstairs'),
      resource('r2', 'Garden'),
      resource('r3', 'Upstairs'),
    ];
    const { places } = toPageFacts(aSource({ channels: ['resource'], resources }));
    expect(places.map((place) => [place.groupName, place.resourceNames, place.isRoom])).toEqual([
      ['Upstairs', ['r1 (Seats 6)', 'r3 (Seats 6)'], undefined],
      ['Upstairs', ['r1 (Seats 6)'], true],
      ['Upstairs', ['r3 (Seats 6)'], true],
      ['Garden', ['r2 (Seats 6)'], undefined],
    ]);
    expect(places.map((place) => place.resourceChannelIds)).toEqual([
      ['r1', 'r3'],
      ['r1'],
      ['r3'],
      ['r2'],
    ]);
  });

  it('Spec A §4: a single resource group is one place, which selects its resource ids', () => {
    const resources = [resource('r1', 'Upstairs'), resource('r3', 'Upstairs')];
    const { places } = toPageFacts(aSource({ channels: ['resource'], resources }));
    expect(places).toMatchObject([{ resourceChannelIds: ['r1', 'r3'] }]);
  });

  it('has the meeting type’s own channel where none can be selected', () => {
    const { places } = toPageFacts(aSource({ channels: ['phone'], allowSelectChannel: false }));
    expect(places).toEqual([{ channel: 'zoom' }]);
  });
});

describe('channelDecidesHosts', () => {
  const choice = { channels: ['zoom', 'phone'] satisfies Channel[], hosts: ['ada', 'grace'] };
  it.each([
    [true, 'any of several hosts is met on one of several channels', {}],
    [false, 'there is one host', { hosts: ['ada'] }],
    [false, 'all hosts come', { calculationMethod: 'everyone' }],
    [false, 'there is one channel', { channels: ['zoom'] satisfies Channel[] }],
    [false, 'the channel cannot be chosen', { allowSelectChannel: false }],
  ] as const)('is %s where %s', (expected, _where, changes) => {
    const facts = toPageFacts(aSource({ ...choice, ...changes }));
    expect(facts.channelDecidesHosts).toBe(expected);
  });
});

describe('host selection', () => {
  const hosts = ['ada', 'grace'];
  const allowed = { allowHostSelection: true };
  it.each([
    ['allowed', { hosts, options: allowed }],
    ['forced', { hosts, options: { ...allowed, forceHostSelection: true } }],
    ['none', { hosts }],
    ['none', { hosts: ['ada'], options: allowed }],
    ['none', { hosts, options: allowed, calculationMethod: 'everyone' }],
  ] as const)('is %s for %j', (selection, changes) => {
    expect(toPageFacts(aSource({ ...changes, hosts: [...(changes.hosts ?? [])] }))).toMatchObject({
      hostSelection: selection,
    });
  });
});
