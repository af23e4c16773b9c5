import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { plainText } from './schemas.ts';

const password = plainText.max(1000);
/** Of an authenticator app, or a recovery code; spaces and capitals do not matter. */
const code = plainText.trim().min(1).max(40);
const recoveryCodes = z.array(z.string());

/** The second step of signing in. */
export const twoFactorApi = {
  signInTwoFactor: endpoint({
    method: 'post',
    path: '/auth/sign-in/two-factor',
    summary: 'The second step of a sign-in: a code of the authenticator app, or a recovery code',
    right: 'anyone',
    // Wrong codes are counted apart: `signInLimits`.
    limit: 'office',
    body: z.object({ code, trustsBrowser: z.boolean().default(false) }),
    reply: z.object({ signedIn: z.literal(true) }),
    refuses: ['wrong-code', 'sign-in-again', 'rate-limited'],
  }),
  getTwoFactor: endpoint({
    method: 'get',
    path: '/auth/two-factor',
    summary: 'Whether signing in to one’s account needs a second step',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    reply: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    refuses: [],
  }),
  beginTwoFactor: endpoint({
    method: 'post',
    path: '/auth/two-factor',
    summary:
      'A secret for an authenticator app, and recovery codes, told this once; a code turns it on',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    body: z.object({ password }),
    reply: z.object({ uri: z.string(), recoveryCodes }),
    refuses: ['wrong-password', 'changed-meanwhile'],
  }),
  confirmTwoFactor: endpoint({
    method: 'post',
    path: '/auth/two-factor/confirm',
    summary: 'Turns it on, with a first code; all other sessions end',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    body: z.object({ code }),
    reply: z.object({ isOn: z.literal(true) }),
    refuses: ['wrong-code'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'post',
    path: '/auth/two-factor/recovery-codes',
    summary: 'New recovery codes; the old ones work no more',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    body: z.object({ password }),
    reply: z.object({ recoveryCodes }),
    refuses: ['wrong-password', 'changed-meanwhile'],
  }),
  endTwoFactor: endpoint({
    method: 'post',
    path: '/auth/two-factor/off',
    summary: 'The password alone signs in again',
    right: 'session:read',
    limit: 'office',
    byToken: false,
    body: z.object({ password }),
    reply: z.object({ isOn: z.literal(false) }),
    refuses: ['wrong-password'],
  }),
} as const;
