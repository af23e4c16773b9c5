import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { PASSWORD, postConfirmation, postSignUp } from '#tests/support/api-sign-up.ts';
import { DATABASE_KINDS } from '#tests/support/database.ts';

const maya = {
  name: 'Maya Lindqvist',
  email: 'maya@visitor.test',
  slug: 'maya',
  timezone: 'Europe/Stockholm',
} as const;

describe.each(DATABASE_KINDS)('signing up without a mail server on %s', (kind) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openApi(kind, { sendsMail: false });
  });
  afterEach(() => api.close());

  test('is refused while nobody could read the mail', async () => {
    expect(await refusedWith(postSignUp(api.client, maya))).toBe('503 mail-not-configured');
  });

  test('leaves the mail to whoever runs the installation, once, and to nobody else', async () => {
    await api.seedDemo();
    await postSignUp(api.client, maya);
    await api.runJobs();
    const ada = await api.signIn('ada@demo.test');
    const { data } = await ada.GET('/mail-log', { params: { query: {} } });
    expect(data?.mails).toMatchObject([
      { kind: 'sign-up-link', to: 'maya@visitor.test', status: 'kept' },
    ]);
    const mailId = data?.mails[0]?.id ?? '';
    const { data: mail } = await ada.GET('/mail-log/{mailId}', { params: { path: { mailId } } });
    const token = /signup\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await postConfirmation(api.client, { token });
    const host = await api.signIn(maya.email, PASSWORD);
    const own = await host.GET('/mail-log', { params: { query: {} } });
    expect(own.data).toMatchObject({ total: 0 });
    expect(api.mailbox.messages).toEqual([]);
  });
});
