import { randomUUID } from 'node:crypto';
import type { Channel } from '#shared/domain/channels.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { at } from '../api-slots.ts';
import { type AMeetingType, aHost } from '../builders.ts';
import { signInAs } from '../logins.ts';
import type { Scenario, World } from './world.ts';

const withGuests = {
  meetingOptions: { ...plainSettings.meetingOptions, allowAddingGuests: true },
};
const anyone = { calculationMethod: 'anyone' } as const;

/** Changes the rows of a meeting type's hosts. */
function changeHosts({ api }: World, { meetingTypeId }: AMeetingType, change: 'pause' | 'remove') {
  const text = {
    pause: 'update meeting_type_host set enabled = false where meeting_type_id = $1',
    remove: 'delete from meeting_type_host where meeting_type_id = $1',
  }[change];
  return api.db.query({ text, values: [meetingTypeId] });
}

/** A meeting on a channel on which no host can be met. */
const withoutWay =
  (channel: Channel): Scenario =>
  async (world) =>
    world.book(await world.offer({ channel }));

/** Spec A §8: what is wrong with a meeting type, its hosts or a start. */
export const refusalsOfOffers = {
  'meeting-type-disabled': async (world) => world.book(await world.offer({ enabled: false })),
  'meeting-type-not-available': (world) => world.book({ meetingTypeId: randomUUID() }),
  'meeting-type-in-use': async (world) => {
    const { meetingTypeId } = await world.offer();
    const owner = await signInAs(world.api, world.host);
    return owner.DELETE('/meeting-type/{meetingTypeId}', {
      params: { path: { meetingTypeId }, query: {} },
    });
  },
  'meeting-type-group-not-allowed': async (world) =>
    world.book(await world.offer(), { appointmentId: randomUUID() }),
  'not-enough-seats': async (world) =>
    world.book(await world.offer({ totalSpots: 2, settings: withGuests }), {
      attendee: { bringalongEmails: ['a@visitor.test', 'b@visitor.test'] },
    }),
  'already-attending': async (world) => {
    const group = await world.offer({ totalSpots: 3 });
    await world.book(group);
    return world.book(group);
  },
  'host-not-assigned': async (world) => {
    const colleague = await aHost(world.api.db, {}, world.host);
    return world.book(await world.offer(anyone), { hostIds: [colleague.hostId] });
  },
  'host-disabled': async (world) => {
    const offered = await world.offer();
    await changeHosts(world, offered, 'pause');
    return world.book(offered);
  },
  'host-not-found': async (world) =>
    world.book(await world.offer(anyone), { hostIds: [randomUUID()] }),
  'host-no-hosts': async (world) => {
    const offered = await world.offer();
    await changeHosts(world, offered, 'remove');
    return world.book(offered);
  },
  'no-available-queue-hosts': async (world) => {
    const queueId = randomUUID();
    const offered = await world.offer({ queueId });
    await changeHosts(world, offered, 'pause');
    return world.book(offered, { queueId });
  },
  'host-google-not-connected': withoutWay('google'),
  'host-teams-2-not-connected': withoutWay('teamsForBusiness2'),
  'host-webex-not-connected': withoutWay('webex'),
  'host-zoom-not-connected': withoutWay('zoom'),
  'host-appointment-limit-reached': async (world) => {
    const offered = await world.offer({ limits: { week: { count: 1 } } });
    await world.book(offered);
    return world.book(offered, { start: at('10:00', '2030-01-09') });
  },
  'kalends-connect-not-available': async (world) =>
    world.book(await world.offer({ channel: 'local', locations: ['Room 4'] }), {
      channel: 'connect',
    }),
  'host-meeting-link-missing': withoutWay('whereby'),
  'host-phone-missing': async (world) => {
    const attendee = { phone: '+46701234567' };
    return world.book(await world.offer({ channel: 'phone-incoming' }), { attendee });
  },
  'slot-no-longer-available': async (world) => {
    const offered = await world.offer();
    await world.book(offered);
    return world.book(offered);
  },
  'start-not-bookable': async (world) =>
    world.book(await world.offer(), { start: at('10:10', '2030-01-08') }),
  'idempotency-key-reused': async (world) => {
    const offered = await world.offer();
    const key = randomUUID();
    await world.book(offered, {}, key);
    return world.book(offered, { start: at('11:00') }, key);
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
