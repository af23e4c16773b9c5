import { expect, test, vi } from 'vitest';
import { ApiError } from '#shared/errors/api-error.ts';
import type { Tokens } from './storage.ts';
import { findAccessToken, type TokensWorld } from './tokens.ts';

const NOW_MS = 1_000_000;
const first: Tokens = {
  accessToken: 'a1',
  accessEndsAtMs: NOW_MS + 600_000,
  refreshToken: 'r1',
};
const over: Tokens = { ...first, accessEndsAtMs: NOW_MS };

/** A browser with a lock, in which the server renews by counting. */
function aWorld(kept: Tokens | undefined) {
  let tokens = kept;
  let last: Promise<unknown> = Promise.resolve();
  const renew = vi.fn(async (old: Tokens): Promise<Tokens> => {
    const next = Number(old.refreshToken.slice(1)) + 1;
    const accessEndsAtMs = NOW_MS + 600_000;
    return { ...old, accessToken: `a${next}`, refreshToken: `r${next}`, accessEndsAtMs };
  });
  const world: TokensWorld = {
    load: async () => tokens,
    save: async (saved) => {
      if (tokens) tokens = saved;
      return tokens !== undefined;
    },
    end: async () => {
      tokens = undefined;
    },
    renew,
    lock: (work) => {
      const turn = last.then(work, work);
      last = turn;
      return turn;
    },
    nowMs: () => NOW_MS,
  };
  return { world, renew, kept: () => tokens };
}

test('10. a token that is good is not renewed', async () => {
  const { world, renew } = aWorld(first);
  expect(await findAccessToken(world)).toBe('a1');
  expect(renew).not.toHaveBeenCalled();
});

test('10. ten that need one at once renew once', async () => {
  const { world, renew, kept } = aWorld(over);
  const found = await Promise.all(Array.from({ length: 10 }, () => findAccessToken(world)));
  expect(new Set(found)).toEqual(new Set(['a2']));
  expect(renew).toHaveBeenCalledTimes(1);
  expect(kept()?.refreshToken).toBe('r2');
});

test('10. one that was refused is renewed, unless it has been meanwhile', async () => {
  const { world, renew } = aWorld(first);
  expect(await findAccessToken(world, 'a1')).toBe('a2');
  expect(await findAccessToken(world, 'a1')).toBe('a2');
  expect(renew).toHaveBeenCalledTimes(1);
});

test('10. what the server has ended is over; an outage is not', async () => {
  const { world, renew, kept } = aWorld(over);
  renew.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(findAccessToken(world)).rejects.toThrow('Failed to fetch');
  const reply = { url: '', status: 502, statusText: '' };
  renew.mockRejectedValueOnce(new ApiError(reply, {}));
  await expect(findAccessToken(world)).rejects.toThrow('Bad Gateway');
  expect(kept()).toEqual(over);
  renew.mockRejectedValueOnce(new ApiError({ ...reply, status: 403 }, { error: 'sign-in-again' }));
  expect(await findAccessToken(world)).toBeUndefined();
  expect(kept()).toBeUndefined();
  expect(await findAccessToken(world)).toBeUndefined();
});

test('19.1 a token that was renewed for a sign-in that is over is shown to nobody', async () => {
  const { world } = aWorld(over);
  expect(await findAccessToken({ ...world, save: async () => false })).toBeUndefined();
});
