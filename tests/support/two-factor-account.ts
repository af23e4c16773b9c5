import { expect } from 'vitest';
import { createAccounts } from '#server/people/auth/accounts.ts';
import { toLoadAuth } from '#server/people/auth/load-auth.ts';
import type { Database } from '#server/platform/db/database.ts';
import { ORIGIN, SECRET } from './api.ts';
import { codeOf } from './authenticator-app.ts';
import { toCookies } from './to-cookies.ts';

/** Posts to a path below `/api`, with these cookies. */
export type Send = (path: string, body: object, cookie?: string) => Promise<Response>;

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** An account whose sign-ins ask for a code. */
export interface TwoFactorAccount {
  readonly uri: string;
  /** The code of the app that turned it on, which is used up. */
  readonly code: string;
  readonly recoveryCodes: readonly string[];
  /** The cookies of the session that turned it on: before, and since. */
  readonly before: string;
  readonly cookie: string;
}

const STEP_MS = 30_000;
/** Sessions and codes live in real time: better-auth reads no other. */
const realMs = () => performance.timeOrigin + performance.now();

/** What the app shows now. */
export const nowCode = (uri: string) => codeOf(uri, realMs());
/** What the app shows next, which counts already: for who has used up the present one. */
export const nextCode = (uri: string) => codeOf(uri, realMs() + STEP_MS);

export function sendBy(fetch: Fetch, origin: string): Send {
  return (path, body, cookie = '') =>
    fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    });
}

/** What a browser keeps of what it was told last. */
export function jarOf(reply: Response, before = ''): string {
  const jar = new Map(before.split('; ').map((each) => [each.split('=')[0], each]));
  for (const line of reply.headers.getSetCookie()) {
    const cookie = line.split(';')[0] ?? '';
    const [name, value] = cookie.split('=');
    if (value === '' || /Max-Age=0/i.test(line)) jar.delete(name);
    else jar.set(name, cookie);
  }
  return [...jar.values()].filter((each) => each !== '').join('; ');
}

/** Signs in and turns the second step on, with the code that the app shows. */
export async function turnOnTwoFactor(
  send: Send,
  credentials: { readonly email: string; readonly password: string },
): Promise<TwoFactorAccount> {
  const before = jarOf(await send('/auth/sign-in/email', credentials));
  const begun = await send('/auth/two-factor', { password: credentials.password }, before);
  const { uri, recoveryCodes } = await begun.json();
  const code = nowCode(uri);
  const confirmed = await send('/auth/two-factor/confirm', { code }, before);
  expect(confirmed.status).toBe(200);
  return { uri, code, recoveryCodes, before, cookie: jarOf(confirmed, before) };
}

/**
 * The cookies of so many sign-ins that wait for their code, as a right password leads to; none is asked
 * for, which is slow to look at.
 */
export async function waitForCodes(
  db: Database,
  userId: string,
  count: number,
): Promise<readonly string[]> {
  const accounts = createAccounts(toLoadAuth(db, { secret: SECRET }, ORIGIN));
  const signIns = Array.from({ length: count }, () => accounts.enter(userId, new Headers()));
  const entered = await Promise.all(signIns);
  expect(entered.filter(({ isDone }) => isDone)).toEqual([]);
  return entered.map(({ cookies }) => toCookies(cookies));
}
