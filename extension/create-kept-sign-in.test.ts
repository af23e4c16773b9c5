import { expect, test, vi } from 'vitest';
import { createKeptSignIn } from './create-kept-sign-in.ts';
import type { SignIn } from './storage.ts';

const account = { email: 'ada@demo.test', name: 'Ada', companyName: 'Demo', slug: null };
const tokensOf = (server: string, round = 1) => ({
  accessToken: `access ${round} of ${server}`,
  accessEndsAtMs: 1,
  refreshToken: `refresh ${round} of ${server}`,
});
const signInAt = (server: string): SignIn => ({
  id: server,
  serverUrl: `https://${server}.test`,
  tokens: tokensOf(server),
  account: { ...account, timeFormat: '24h' },
});
const a = signInAt('a');
const b = signInAt('b');

/** A browser whose storage takes a moment, and a lock over all of its windows. */
function aBrowser(kept?: SignIn) {
  let value = kept;
  let last: Promise<unknown> = Promise.resolve();
  const saved: SignIn[] = [];
  const forgetSeen = vi.fn(async () => undefined);
  const open = () =>
    createKeptSignIn({
      item: {
        load: async () => value,
        save: async (next) => {
          await Promise.resolve();
          saved.push(next);
          value = next;
        },
        clear: async () => {
          value = undefined;
        },
      },
      lock: (work) => {
        const turn = last.then(work, work);
        last = turn;
        return turn;
      },
      forgetSeen,
    });
  return { open, saved, forgetSeen, now: () => value };
}

test('19.1 a sign-in is kept whole: no moment has the server of one and the tokens of another', async () => {
  const browser = aBrowser(a);
  const [popup, options] = [browser.open(), browser.open()];
  await Promise.all([
    popup.renew(a.id, tokensOf('a', 2)),
    options.replace(b),
    popup.renew(a.id, tokensOf('a', 3)),
    options.renew(b.id, tokensOf('b', 2)),
  ]);
  for (const { id, serverUrl, tokens } of browser.saved) {
    expect(serverUrl).toBe(`https://${id}.test`);
    expect(tokens.refreshToken).toContain(`of ${id}`);
  }
  expect(browser.now()).toEqual({ ...b, tokens: tokensOf('b', 2) });
});

test('19.1 who was signed in before is handed over to be ended, and what they saw is forgotten', async () => {
  const browser = aBrowser(a);
  expect(await browser.open().replace(b)).toEqual(a);
  expect(browser.forgetSeen).toHaveBeenCalledTimes(1);
  expect(await browser.open().find(a.id)).toBeUndefined();
  expect(await browser.open().find(b.id)).toEqual(b);
});

test('19.1 a renewal that comes after the sign-out opens nothing again', async () => {
  const browser = aBrowser(a);
  const [popup, worker] = [browser.open(), browser.open()];
  expect(await worker.take()).toEqual(a);
  expect(await popup.renew(a.id, tokensOf('a', 2))).toBe(false);
  expect(browser.now()).toBeUndefined();
});

test('19.1 what a server says is kept while its sign-in lasts, and not for the next one', async () => {
  const browser = aBrowser(a);
  const panel = browser.open();
  const keep = vi.fn(async () => undefined);
  await panel.whileIn(a.id, keep);
  await browser.open().replace(b);
  await panel.whileIn(a.id, keep);
  expect(keep).toHaveBeenCalledTimes(1);
});

test('19.1 the end of a sign-in that is over already does not end the next one', async () => {
  const browser = aBrowser(b);
  expect(await browser.open().take(a.id)).toBeUndefined();
  expect(browser.now()).toEqual(b);
  expect(await browser.open().take(b.id)).toEqual(b);
  expect(await browser.open().take()).toBeUndefined();
});

test('19.1 what an earlier version kept does not come before who has signed in since', async () => {
  const browser = aBrowser();
  await browser.open().adopt(a);
  await browser.open().adopt(b);
  expect(browser.now()).toEqual(a);
});

test('who is called otherwise now is so in their own sign-in, and in no other', async () => {
  const browser = aBrowser(a);
  const kept = browser.open();
  await kept.rename('a', 'Ada King');
  await kept.rename('b', 'Nobody');
  expect(browser.now()).toEqual({ ...a, account: { ...a.account, name: 'Ada King' } });
});
