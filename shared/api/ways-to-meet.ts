import * as z from 'zod';
import {
  isCallable,
  ROOM_PROVIDERS,
  WAYS_TO_MEET,
  type WayToMeet,
} from '#shared/domain/ways-to-meet.ts';
import { isPublicUrl } from '#shared/domain/web-url.ts';
import { endpoint } from './endpoint.ts';
import { plainText, secureUrl } from './schemas.ts';
import { userPath } from './user.ts';

const phone = plainText
  .trim()
  .max(40)
  .refine(isCallable, {
    error: 'Not a phone number with its country code',
    params: { problem: 'invalid-phone' },
  });
const room = secureUrl.refine(isPublicUrl, {
  error: 'Not an address of the public internet',
  params: { problem: 'not-public' },
});

/** A number, and a link of one's own for each provider; null for what there is none of. */
const changeable = z.object({
  phone: phone.nullable(),
  ...everyRoom(() => room.nullable()),
});
/** As it is kept: what is there from before may be anything. */
const kept = z.object({
  phone: z.string().nullable(),
  ...everyRoom(() => z.string().nullable()),
});
const ways = kept.extend({
  /** By how many coming appointments each is needed, where it is by any. */
  reliedOn: z.partialRecord(z.enum(WAYS_TO_MEET), z.int()),
});
const change = changeable.partial().extend({ was: kept.partial().optional() });

/** Ways to meet a host that they keep themselves: their number, their own rooms. */
export const waysToMeetApi = {
  getWaysToMeet: endpoint({
    method: 'get',
    path: '/user2/{user}/ways-to-meet',
    summary: 'The number and the rooms of somebody of the company, and what relies on them',
    right: 'user:edit',
    limit: 'office',
    params: userPath,
    reply: ways,
    refuses: ['not-found', 'forbidden'],
  }),
  patchOwnWaysToMeet: endpoint({
    method: 'patch',
    path: '/user2/ways-to-meet',
    summary: 'Changes what is named; `was` has what the caller takes to be there',
    right: 'user:edit',
    limit: 'office',
    body: change,
    reply: ways,
    refuses: ['changed-meanwhile'],
  }),
  patchWaysToMeet: endpoint({
    method: 'patch',
    path: '/user2/{user}/ways-to-meet',
    summary: 'The same change of somebody else',
    right: 'user:edit',
    limit: 'office',
    params: userPath,
    body: change,
    reply: ways,
    refuses: ['not-found', 'forbidden', 'changed-meanwhile'],
  }),
} as const;

export type WaysToMeet = z.output<typeof ways>;
export type WaysToMeetChange = z.output<typeof change>;

function everyRoom<Schema>(schema: () => Schema) {
  const entries = ROOM_PROVIDERS.map((provider) => [provider, schema()] as const);
  return Object.fromEntries(entries) as Record<Exclude<WayToMeet, 'phone'>, Schema>;
}
