import { beforeEach, expect, test } from 'vitest';
import { effectKinds } from '#server/effect-kinds.ts';
import { findEffectLoads } from '#server/platform/jobs/effect-loads-statement.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const START = '2030-01-08T10:00:00.000Z';

describeApi('20.2 what has failed for good', (api) => {
  let host: AHost;
  let owner: ApiClient;
  beforeEach(async () => {
    host = await aHost(api.db, { role: 'owner' });
    owner = await signInAs(api, host);
    const { meetingTypeId } = await aMeetingType(api.db, host);
    await book(api.client, { meetingTypeId, start: START });
    api.mailbox.failWith('550 no such mailbox');
    await api.runJobs();
    while ((await api.waitingJobs()) > 0) await api.retryJobs();
    api.mailbox.failWith(undefined);
  });
  const list = async (client: ApiClient, query: { page?: number; pageSize?: number } = {}) =>
    (await client.GET('/failed-effect', { params: { query } })).data;
  const again = (client: ApiClient, failedEffectId: string) =>
    client.POST('/failed-effect/{failedEffectId}/again', { params: { path: { failedEffectId } } });
  const statuses = () =>
    api.db.query<{ status: string }>({
      text: 'select status from mail_log where company_id = $1 order by status',
      values: [host.companyId],
    });

  test('is listed page by page, with what it is about and what went wrong', async () => {
    const first = await list(owner, { pageSize: 1 });
    expect(first).toMatchObject({ total: 2, page: 1, pageSize: 1 });
    const second = await list(owner, { page: 2, pageSize: 1 });
    const [, messages] = await findEffectLoads(api.db, effectKinds);
    expect(messages?.failed).toBeGreaterThanOrEqual(2);
    const mails = await api.db.query<{ id: string }>({
      text: 'select id from mail_log where company_id = $1',
      values: [host.companyId],
    });
    const listed = [...(first?.effects ?? []), ...(second?.effects ?? [])];
    expect(listed.map(({ about }) => about).toSorted()).toEqual(
      mails.map(({ id }) => id).toSorted(),
    );
    for (const effect of listed) {
      expect(effect).toMatchObject({ kind: 'message', error: '550 no such mailbox' });
    }
    expect(await list(owner, { page: 3, pageSize: 1 })).toMatchObject({ effects: [], total: 2 });
  });

  test('is done once after "again", however often that is said', async () => {
    const [effect] = (await list(owner))?.effects ?? [];
    const id = effect?.id ?? '';
    expect((await again(owner, id)).data).toEqual({ queued: true });
    expect(await refusedWith(again(owner, id))).toBe('404 not-found');
    expect(await api.runJobs()).toEqual([]);
    expect(api.mailbox.messages).toHaveLength(1);
    expect(await statuses()).toEqual([{ status: 'failed' }, { status: 'sent' }]);
    expect(await list(owner)).toMatchObject({ total: 1 });
  });

  test("is not there for another company's owner, and not for a member", async () => {
    const [effect] = (await list(owner))?.effects ?? [];
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    expect(await list(stranger)).toMatchObject({ effects: [], total: 0 });
    expect(await refusedWith(again(stranger, effect?.id ?? ''))).toBe('404 not-found');
    const member = await signInAs(api, await aHost(api.db, { role: 'member' }, host));
    expect(await refusedWith(list(member))).toBe('403 forbidden');
    expect(await list(owner)).toMatchObject({ total: 2 });
  });
});
