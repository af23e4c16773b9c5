import { expect, test } from 'vitest';
import { book } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import { createTurns } from './in-turn.ts';
import { sendLogged } from './send-logged.ts';

describeApi.both('20.2 a mail that takes its time', (api) => {
  test('is not sent again where the mail server takes it after all', async () => {
    const { mail, attempt, statuses } = await aQueuedMail();
    const taken = Promise.withResolvers<void>();
    const patience = new AbortController();
    const isAsked = Promise.withResolvers<void>();
    const first = attempt(patience.signal, () => {
      isAsked.resolve();
      return taken.promise;
    });
    await isAsked.promise;
    patience.abort(new Error('No answer'));
    await expect(first).rejects.toThrow('No answer');
    expect(await statuses()).toContainEqual({ ...mail, status: 'queued', error: 'No answer' });
    taken.resolve();
    await expect.poll(statuses).toContainEqual({ ...mail, status: 'sent', error: null });
    await attempt(new AbortController().signal, () => expect.unreachable('It is sent again'));
  });

  test('is not begun once nobody waits for it', async () => {
    const { mail, attempt, statuses } = await aQueuedMail();
    const nobodyWaits = AbortSignal.abort(new Error('The process stopped'));
    const begun = attempt(nobodyWaits, () => expect.unreachable('It is sent'));
    await expect(begun).rejects.toThrow('The process stopped');
    expect(await statuses()).toContainEqual({ ...mail, status: 'queued', error: null });
  });

  async function aQueuedMail() {
    const host = await aHost(api.db);
    const { companyId } = host;
    const { meetingTypeId } = await aMeetingType(api.db, host);
    await book(api.client, { meetingTypeId, start: '2030-01-08T10:00:00.000Z' });
    api.mailbox.failWith('421 later');
    await api.runJobs();
    api.mailbox.failWith(undefined);
    await api.db.query({ text: 'update mail_log set error = null' });
    const statuses = () =>
      api.db.query<{ id: string; status: string; error: string | null }>({
        text: 'select id, status, error from mail_log where company_id = $1',
        values: [companyId],
      });
    const [row] = await statuses();
    if (!row) throw new Error('No mail is queued');
    const { id } = row;
    const { db, clock } = api;
    const inTurn = createTurns();
    const attempt = (signal: AbortSignal, send: () => Promise<void>) =>
      sendLogged(
        { db, clock, inTurn, send },
        { companyId, mailId: id },
        { isLastTry: false, signal },
      );
    return { mail: { id }, attempt, statuses };
  }
});
