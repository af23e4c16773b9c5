import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, image } from './schemas.ts';

const params = z.object({ meetingTypeId: id });

/** How a host gives their time to one meeting type. */
const hostTerms = z.object({
  hostId: id,
  name: z.string(),
  picture: image.nullable(),
  /** Whether they are given appointments. */
  enabled: z.boolean(),
  /** The hours that count here; null is whichever are their own. */
  scheduleId: id.nullable(),
  /** Those they have. */
  schedules: z.array(z.object({ id, name: z.string(), isDefault: z.boolean() })),
  /** At most, as they say themselves and as an admin says: both hold. */
  ownLimits: limits,
  adminLimits: limits,
  isOnCard: z.boolean(),
});

export const meetingTypeHostApi = {
  listMeetingTypeHosts: endpoint({
    method: 'get',
    path: '/meeting-type/{meetingTypeId}/meeting-availability',
    summary:
      'Which hours and limits its hosts have for it: all of them for who may change it, else one’s own',
    right: 'meeting-type:edit',
    limit: 'office',
    params,
    reply: z.object({ hosts: z.array(hostTerms) }),
    refuses: ['meeting-type-not-available', 'forbidden'],
  }),
  changeMeetingTypeHours: endpoint({
    method: 'post',
    path: '/meeting-type/{meetingTypeId}/meeting-availability/{userId}/{availabilityId}',
    summary: 'Says which of a host’s hours count for it; `default` are whichever are their own',
    right: 'meeting-type:edit',
    limit: 'office',
    params: params.extend({
      userId: id,
      availabilityId: z.union([id, z.literal('default')]),
    }),
    reply: hostTerms,
    refuses: ['meeting-type-not-available', 'forbidden', 'host-not-assigned', 'not-found'],
  }),
  changeBookingFrequency: endpoint({
    method: 'patch',
    path: '/meeting-type/{meetingTypeId}/booking-frequency',
    summary: 'What one gives to it at most in a day, a week, a month or a year',
    right: 'meeting-type:edit',
    limit: 'office',
    params,
    body: z.object({ limits }),
    reply: hostTerms,
    refuses: ['meeting-type-not-available', 'host-not-assigned'],
  }),
  changeBookingFrequencyByAdmin: endpoint({
    method: 'patch',
    path: '/meeting-type/{meetingTypeId}/booking-frequency/admin',
    summary: 'What a host gives to it at most, beside what they say themselves',
    right: 'booking-frequency:set',
    limit: 'office',
    params,
    body: z.object({ hostId: id, limits }),
    reply: hostTerms,
    refuses: ['meeting-type-not-available', 'forbidden', 'host-not-assigned'],
  }),
} as const;

export type HostTerms = z.output<typeof hostTerms>;
