import * as z from 'zod';
import { MAX_EMAIL_LENGTH } from '#shared/domain/constants.ts';
import { ROLES } from '#shared/domain/roles/rights.ts';
import { TIME_FORMATS } from '#shared/domain/time-format.ts';
import { WEEK_STARTS } from '#shared/domain/week-start.ts';
import { endpoint } from './endpoint.ts';
import { id, image, instant, language, plainText } from './schemas.ts';

const session = z.object({
  hostId: id,
  companyId: id,
  role: z.enum(ROLES),
  /** The teams that they are the admin of. */
  adminOfTeamIds: z.array(id),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  picture: image.nullable(),
  /** Of their page; none while they have no address of their own. */
  slug: z.string().nullable(),
  language,
  timezone: z.string(),
  /** How they read times; null follows their language. */
  timeFormat: z.enum(TIME_FORMATS).nullable(),
  /** How their weeks begin; null follows their language. */
  weekStart: z.enum(WEEK_STARTS).nullable(),
  /** Whether they have gone through the first steps, or put them away. */
  isOnboarded: z.boolean(),
  /** When their company is erased, which its owner has closed: until then it only is looked at. */
  companyErasesAt: instant.nullable(),
});

const signedInSession = z.object({
  id: z.string(),
  /** As people call them: `Firefox`, `Linux`; null where nothing is known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The extension in that browser, instead of the browser itself. */
  isApp: z.boolean(),
  createdAt: instant,
  /** To a few minutes. */
  seenAt: instant,
  isCurrent: z.boolean(),
});

const membership = z.object({ companyId: id, name: z.string(), role: z.enum(ROLES) });

export const sessionApi = {
  getSession: endpoint({
    method: 'get',
    path: '/session',
    summary: 'Who is signed in, or whose token it is',
    right: 'session:read',
    limit: 'office',
    byApp: 'account',
    reply: session.extend({
      /** Those that they may work in; the session's own is among them. */
      companies: z.array(membership),
    }),
    refuses: [],
  }),
  switchCompany: endpoint({
    method: 'patch',
    path: '/session/company',
    summary: 'Goes on in another company that one is a member of',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    body: z.object({ companyId: id }),
    reply: session,
    refuses: ['not-found'],
  }),
  listSessions: endpoint({
    method: 'get',
    path: '/auth/sessions',
    summary: 'Where one is signed in, the session seen last first',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    reply: z.object({ sessions: z.array(signedInSession) }),
    refuses: [],
  }),
  endSession: endpoint({
    method: 'delete',
    path: '/auth/sessions/{sessionId}',
    summary: 'Signs out there',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    params: z.object({ sessionId: plainText.min(1).max(100) }),
    reply: z.object({ ended: z.literal(true) }),
    refuses: ['not-found'],
  }),
  endOtherSessions: endpoint({
    method: 'delete',
    path: '/auth/sessions',
    summary: 'Signs out everywhere but here; trusted browsers are asked for a code again',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    reply: z.object({ ended: z.int() }),
    refuses: [],
  }),
  signIn: endpoint({
    method: 'post',
    path: '/auth/sign-in/email',
    summary: 'Signs in: the session is a cookie that no script can read',
    right: 'anyone',
    // Wrong passwords are counted apart: `signInLimits`.
    limit: 'office',
    body: z.object({
      email: plainText.max(MAX_EMAIL_LENGTH),
      // Longer than any that can be chosen, so that a wrong one is told as wrong.
      password: plainText.max(1000),
    }),
    reply: z.object({
      /** False where a code is asked for next: `POST /auth/sign-in/two-factor`. */
      signedIn: z.boolean(),
    }),
    refuses: ['wrong-credentials', 'no-membership'],
  }),
  signOut: endpoint({
    method: 'post',
    path: '/auth/sign-out',
    summary: 'Ends the session of the cookie, if there is one',
    right: 'anyone',
    limit: 'office',
    reply: z.object({ signedOut: z.literal(true) }),
    refuses: [],
  }),
} as const;

/** Who is signed in, in which company. */
export type Session = z.output<typeof session>;
/** Where somebody is signed in. */
export type SignedInSession = z.output<typeof signedInSession>;
/** A company that somebody may work in. */
export type Membership = z.output<typeof membership>;
export type Credentials = z.output<typeof sessionApi.signIn.body>;
