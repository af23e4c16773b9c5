import { beforeEach, expect, test } from 'vitest';
import { timeKinds } from '#server/post/messages/kinds.ts';
import type { ApiClient } from '#shared/api/client.ts';
import type { TemplateChange } from '#shared/api/email-template.ts';
import { EMAIL_TEMPLATE_IDS, type EmailTemplateId } from '#shared/domain/mails/email-templates.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const START = '2030-01-10T10:00:00.000Z';
const own = {
  subject: 'See you, {name}: {meeting}',
  text: 'Bring a pen, {name}.\nThe {company} team',
};

describeApi.both('24. emails in a company’s own words', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  let meetingTypeId: string;
  const { cancel } = changesOn(api);
  beforeEach(async () => {
    await api.runJobs();
    api.mailbox.empty();
    host = await aHost(api.db, { role: 'owner' });
    asHost = await signInAs(api, host);
    ({ meetingTypeId } = await aMeetingType(api.db, host));
  });
  const patch = (templateId: EmailTemplateId, body: TemplateChange, client = asHost) =>
    client.PATCH('/email-templates/{templateId}', { params: { path: { templateId } }, body });
  const get = async (templateId: EmailTemplateId, client = asHost) => {
    const params = { path: { templateId }, query: { language: 'en' as const } };
    return (await client.GET('/email-templates/{templateId}', { params })).data;
  };
  const bookOne = async (attendee: Parameters<typeof book>[1]['attendee'] = {}) => {
    const booked = await book(api.client, { meetingTypeId, start: START, attendee });
    expect(await api.runJobs()).toEqual([]);
    return booked;
  };
  const mailTo = (email: string) => api.mailbox.messages.find(({ to }) => to.email === email);
  const maya = 'maya@visitor.test';

  test('what is saved is said from the next one on, with its names, and to its readers alone', async () => {
    await patch('attendee-confirmation', { en: own });
    await bookOne({ email: maya, fullname: 'Maya Lindqvist' });
    const told = mailTo(maya);
    expect(told?.subject).toBe('See you, Maya Lindqvist: Talk');
    expect(told?.text).toContain('Bring a pen, Maya Lindqvist.');
    expect(told?.text).not.toContain('Everything is set');
    expect(told?.attachments).toHaveLength(1);
    expect(mailTo(host.email)?.subject).toMatch(/^New booking/);
  });

  test('readers of other languages have our words, and all do once they are taken again', async () => {
    await patch('attendee-confirmation', { de: own });
    await bookOne({ email: maya });
    expect(mailTo(maya)?.subject).toMatch(/^Confirmed/);
    await patch('attendee-cancellation', { en: { subject: null, text: 'A pity.' } });
    await patch('attendee-cancellation', { en: null });
    expect((await get('attendee-cancellation'))?.texts).toEqual({});
    await patch('attendee-confirmation', { en: { subject: '', text: null } });
    expect(Object.keys((await get('attendee-confirmation'))?.texts ?? {})).toEqual(['de']);
  });

  test('a text alone leaves our subject, and names stay text', async () => {
    await patch('attendee-cancellation', { en: { subject: null, text: 'A pity, {name}!' } });
    const booked = await bookOne({ email: maya, fullname: '<b>{host}</b> $t(row.what)' });
    api.mailbox.empty();
    await cancel(booked);
    await api.runJobs();
    const told = mailTo(maya);
    expect(told?.subject).toMatch(/^Cancelled/);
    expect(told?.html).toContain('&lt;b&gt;{host}&lt;/b&gt; $t(row.what)');
  });

  test('two who change different languages both have theirs; one who was first is not overwritten', async () => {
    await Promise.all([
      patch('host-confirmation', { en: own, was: { en: null } }),
      patch('host-confirmation', { de: own, was: { de: null } }),
    ]);
    expect(Object.keys((await get('host-confirmation'))?.texts ?? {}).toSorted()).toEqual([
      'de',
      'en',
    ]);
    const late = patch('host-confirmation', {
      en: { subject: 'Mine', text: null },
      was: { en: null },
    });
    expect(await refusedWith(late)).toBe('409 changed-meanwhile');
    expect((await get('host-confirmation'))?.texts.en).toEqual(own);
  });

  test('what one writes while another takes the last words back is kept', async () => {
    for (let round = 0; round < 5; round += 1) {
      await patch('host-cancellation', { en: own, de: null });
      await Promise.all([
        patch('host-cancellation', { en: null }),
        patch('host-cancellation', { de: own }),
      ]);
      expect((await get('host-cancellation'))?.texts).toEqual({ de: own });
    }
  });

  test('what names something unknown, or has markup, is refused or is text', async () => {
    const unknown = patch('cancel-link', { en: { subject: 'Hello {code}', text: null } });
    expect(await refusedWith(unknown)).toBe('400 validation-failed');
    await patch('cancel-link', {
      en: { subject: 'A <i>b</i>', text: '<script>alert(1)</script>' },
    });
    await bookOne();
    const { data } = await asHost.POST('/email-templates/preview', {
      body: {
        ...{ template: 'cancel-link', language: 'en', sends: false },
        own: { subject: 'A <i>b</i>', text: '<script>alert(1)</script>' },
      },
    });
    expect(data?.mail?.html).toContain('&lt;script&gt;');
    expect(data?.mail?.html).not.toContain('<script>');
  });

  test('each is shown about an appointment that there is, and sent to who asks as a test', async () => {
    const ask = (template: EmailTemplateId, sends: boolean) =>
      asHost.POST('/email-templates/preview', { body: { template, language: 'de', own, sends } });
    expect((await ask('attendee-confirmation', false)).data).toEqual({ mail: null, sentTo: null });
    await bookOne({ email: maya, fullname: 'Maya Lindqvist' });
    api.mailbox.empty();
    for (const template of EMAIL_TEMPLATE_IDS) {
      const { data } = await ask(template, false);
      expect(data?.mail?.subject, template).toContain('See you');
    }
    const { data } = await ask('attendee-confirmation', true);
    expect(data?.sentTo).toBe(host.email);
    await api.runJobs();
    const [test, ...others] = api.mailbox.messages;
    expect(others).toEqual([]);
    expect(test?.to.email).toBe(host.email);
    expect(test?.subject).toContain('See you, Maya Lindqvist');
    // A look at one changes nobody’s calendar.
    expect(JSON.stringify(test)).not.toContain('text/calendar');
  });

  test('admins word them, others do not, and no other company has them', async () => {
    const member = await signInAs(api, await aHost(api.db, { role: 'member' }, host));
    expect(await refusedWith(patch('cancel-link', { en: own }, member))).toBe('403 forbidden');
    await patch('cancel-link', { en: own });
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    expect((await get('cancel-link', stranger))?.texts).toEqual({});
  });
});

test('24. every email about an appointment alone can be worded, by who reads it', () => {
  for (const id of EMAIL_TEMPLATE_IDS) expect(timeKinds[id].audience).toBeDefined();
});
