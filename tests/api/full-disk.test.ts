import fs from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/db/open.ts';
import { openApiOn, type TestApi } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { askDatabaseService } from '#tests/support/ask-database-service.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';
import { playRounds } from '#tests/support/race-rounds.ts';

let dataDir = '';
let api: TestApi;
let host: AHost;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kalends-full-'));
  await cp(await askDatabaseService('/data-dir'), dataDir, { recursive: true });
  api = await openApiOn(await openDatabase({ dataDir }));
  host = await aHost(api.db);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
  await rm(dataDir, { recursive: true });
});

test('19.9 on a full disk nothing is booked, all else is said, and it goes on with room', async () => {
  const { meetingTypeId } = await aMeetingType(api.db, host);
  const bookAt = (time: string) => book(api.client, { meetingTypeId, start: at(time) });
  const ready = () => api.client.GET('/ready');
  const before = await bookAt('10:00');
  // Stands for a disk that others have filled: what the system says is free.
  const real = fs.statfsSync(dataDir);
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...real, bavail: 0 });
  const answers = await playRounds(60, () => refusedWith(bookAt('11:00')));
  expect(new Set(answers)).toEqual(new Set(['503 temporarily-unavailable']));
  expect(await refusedWith(ready())).toBe('503 not-ready');
  const stateOf = async ({ appointmentId, secret }: typeof before) => {
    const where = { params: { path: { appointmentId }, query: { secret } } };
    return (await api.client.GET('/appointment/{appointmentId}', where)).data?.state;
  };
  expect(await stateOf(before)).toBe('booked');
  vi.restoreAllMocks();
  expect((await ready()).data).toEqual({ status: 'ready' });
  const after = await bookAt('11:00');
  expect([await stateOf(before), await stateOf(after)]).toEqual(['booked', 'booked']);
});

test('19.9 on a full disk nobody is told that they are signed out while their session stands', async () => {
  const asHost = await signInAs(api, host);
  const real = fs.statfsSync(dataDir);
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...real, bavail: 0 });
  const signOut = () => asHost.POST('/auth/sign-out');
  expect(await refusedWith(signOut())).toBe('503 temporarily-unavailable');
  const look = () => asHost.GET('/session');
  expect((await look()).data?.email).toBe(host.email);
  vi.restoreAllMocks();
  await signOut();
  expect(await refusedWith(look())).toBe('401 unauthorized');
});
