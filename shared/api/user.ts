import * as z from 'zod';
import { LIMIT_PERIODS } from '#shared/domain/availability/types.ts';
import { MAX_EMAIL_LENGTH } from '#shared/domain/constants.ts';
import { ROLES } from '#shared/domain/roles/rights.ts';
import { TIME_FORMATS } from '#shared/domain/time-format.ts';
import { WEEK_STARTS } from '#shared/domain/week-start.ts';
import { newPassword } from './account-link.ts';
import { endpoint } from './endpoint.ts';
import { pictureRefusals, pictureUpload } from './picture.ts';
import { email, id, image, language, ownSlug, plainText, shortText, timeZone } from './schemas.ts';

const limit = z.strictObject({
  count: z.int().min(1).max(10_000).optional(),
  minutes: z.int().min(1).max(1_000_000).optional(),
});
/** What a host gives at most in each period; nothing bounds a period that is not named. */
const limits = z.partialRecord(z.enum(LIMIT_PERIODS), limit);

const attributes = z.object({
  firstname: shortText.trim().min(1),
  /** Some have one name alone. */
  lastname: shortText.trim().nullable(),
  title: shortText.trim().min(1).nullable(),
});
const changeable = attributes.extend({
  language,
  timezone: timeZone,
  /** How they read times; null follows their language. */
  timeFormat: z.enum(TIME_FORMATS).nullable(),
  /** How their weeks begin; null follows their language. */
  weekStart: z.enum(WEEK_STARTS).nullable(),
  /** The address of their page; what it was before keeps leading there. */
  slug: ownSlug,
});

/** As they are kept: names of old may be anything. */
const keptAttributes = z.object({
  firstname: z.string(),
  lastname: z.string(),
  title: z.string().nullable(),
});
const keptUser = keptAttributes.extend({
  language,
  timezone: z.string(),
  timeFormat: z.enum(TIME_FORMATS).nullable(),
  weekStart: z.enum(WEEK_STARTS).nullable(),
  slug: z.string().nullable(),
});

const user = keptUser.extend({
  id,
  picture: image.nullable(),
  email: z.string(),
  role: z.enum(ROLES),
  limits,
  disableOverLimit: z.boolean(),
});

export const userPath = z.object({
  /** An id or an e-mail address. */
  user: plainText.min(1).max(MAX_EMAIL_LENGTH),
});
const attributesChange = attributes.partial().extend({ was: keptAttributes.partial().optional() });
const change = changeable.partial().extend({ was: keptUser.partial().optional() });
const limitsChange = z.object({ limits, was: z.object({ limits }).optional() });

/** People of the company (Spec B §7.2): oneself, and for owners and admins everybody. */
export const userApi = {
  patchOwnUser: endpoint({
    method: 'patch',
    path: '/user2',
    summary: 'Changes what is named; `was` has what the caller takes to be there',
    right: 'user:edit',
    limit: 'office',
    body: change,
    reply: user,
    refuses: ['changed-meanwhile', 'slug-taken'],
  }),
  patchOwnLanguage: endpoint({
    method: 'patch',
    path: '/user2/language',
    summary: 'The language of the office and of one’s mails',
    right: 'user:edit',
    limit: 'office',
    whileClosing: true,
    body: z.object({ language }),
    reply: user,
    refuses: [],
  }),
  patchOwnAttributes: endpoint({
    method: 'patch',
    path: '/user2/attributes',
    summary: 'First and last name, and title; `was` has what the caller takes to be there',
    right: 'user:edit',
    limit: 'office',
    byApp: 'card',
    body: attributesChange,
    reply: user,
    refuses: ['changed-meanwhile'],
  }),
  patchOwnEmail: endpoint({
    method: 'patch',
    path: '/user2/email',
    summary: 'Mails a link to the new address, which changes it; needs the password',
    right: 'user:edit',
    limit: 'mail',
    whileClosing: true,
    byToken: false,
    body: z.object({ email, password: plainText.max(1000) }),
    reply: z.object({ requested: z.literal(true) }),
    refuses: ['wrong-password', 'mail-not-configured'],
  }),
  patchOwnPassword: endpoint({
    method: 'patch',
    path: '/user2/password',
    summary: 'Another password; all other sessions end',
    right: 'user:edit',
    limit: 'office',
    whileClosing: true,
    byToken: false,
    body: z.object({ password: plainText.max(1000), newPassword }),
    reply: z.object({ changed: z.literal(true) }),
    refuses: ['wrong-password'],
  }),
  patchOwnLimits: endpoint({
    method: 'patch',
    path: '/user2/host-meeting-limits',
    summary: 'What one gives at most in a day, week, month or year, over all meeting types',
    right: 'user:edit',
    limit: 'office',
    body: limitsChange,
    reply: user,
    refuses: ['changed-meanwhile'],
  }),
  patchOwnDisableOverLimit: endpoint({
    method: 'patch',
    path: '/user2/disable-over-limit',
    summary: 'Whether one’s pages pause once a limit is reached, until its period ends',
    right: 'user:edit',
    limit: 'office',
    body: z.object({ disableOverLimit: z.boolean() }),
    reply: user,
    refuses: [],
  }),
  patchOwnPicture: endpoint({
    method: 'patch',
    path: '/user2/picture',
    summary:
      'One’s picture: its middle, square, upright, without what a camera has written into it',
    right: 'user:edit',
    limit: 'office',
    byApp: 'card',
    upload: pictureUpload,
    reply: user,
    refuses: pictureRefusals,
  }),
  deleteOwnPicture: endpoint({
    method: 'delete',
    path: '/user2/picture',
    summary: 'Shows one’s initials again',
    right: 'user:edit',
    limit: 'office',
    byApp: 'card',
    reply: user,
    refuses: [],
  }),
  getUser: endpoint({
    method: 'get',
    path: '/user2/{user}',
    summary: 'Somebody of the company, by id or e-mail address',
    right: 'user:read',
    limit: 'office',
    params: userPath,
    reply: user,
    refuses: ['not-found', 'forbidden'],
  }),
  patchUser: endpoint({
    method: 'patch',
    path: '/user2/{user}',
    summary: 'The same change of somebody else',
    right: 'user:edit',
    limit: 'office',
    params: userPath,
    body: change,
    reply: user,
    refuses: ['not-found', 'forbidden', 'changed-meanwhile', 'slug-taken'],
  }),
  patchLimits: endpoint({
    method: 'patch',
    path: '/user2/{user}/host-meeting-limits',
    summary: 'The limits of somebody else',
    right: 'user:edit',
    limit: 'office',
    params: userPath,
    body: limitsChange,
    reply: user,
    refuses: ['not-found', 'forbidden', 'changed-meanwhile'],
  }),
  patchPicture: endpoint({
    method: 'patch',
    path: '/user2/{user}/picture',
    summary: 'The picture of somebody else',
    right: 'user:edit',
    limit: 'office',
    params: userPath,
    upload: pictureUpload,
    reply: user,
    refuses: ['not-found', 'forbidden', ...pictureRefusals],
  }),
  deletePicture: endpoint({
    method: 'delete',
    path: '/user2/{user}/picture',
    summary: 'Shows the initials of somebody else again',
    right: 'user:edit',
    limit: 'office',
    params: userPath,
    reply: user,
    refuses: ['not-found', 'forbidden'],
  }),
} as const;

export type User = z.output<typeof user>;
export type UserChange = z.output<typeof change>;
export type LimitsChange = z.output<typeof limitsChange>;
