import { beforeAll, expect, test } from 'vitest';
import { mailLog } from '#server/platform/db/schema/appointment.ts';
import { kindsAbout } from '#server/post/messages/kinds.ts';
import type { MailStatus, MailTopic } from '#shared/domain/mails/topics.ts';
import { NOW } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';

type Row = typeof mailLog.$inferInsert;

describeApi('the mail log', (api) => {
  let companyId = '';
  const minutes = (count: number) => new Date(Date.parse(NOW) + count * 60_000);

  const aMail = (subject: string, minute: number, changes: Partial<Row> = {}): Row => ({
    companyId,
    id: crypto.randomUUID(),
    kind: 'attendee-confirmation',
    recipient: 'maya@visitor.test',
    recipientName: 'Maya Lindqvist',
    subject,
    html: '<p>Hello</p>',
    text: 'Hello',
    status: 'sent',
    createdAt: minutes(minute),
    ...changes,
  });

  beforeAll(async () => {
    await api.seedDemo();
    const { data: session } = await (await api.signIn('ada@demo.test')).GET('/session');
    companyId = session?.companyId ?? '';
    await api.db.orm.insert(mailLog).values([
      aMail('Confirmed: Intro call', 1),
      aMail('Moved: Intro call', 2, { kind: 'attendee-reschedule' }),
      aMail('Cancelled: 100% of it', 3, {
        kind: 'host-cancellation',
        recipient: 'ada@demo.test',
      }),
      aMail('Refunded', 4, { kind: 'attendee-refunded', status: 'failed', error: 'No such box' }),
    ]);
  });

  const find = async (query: {
    readonly search?: string;
    readonly status?: MailStatus;
    readonly topic?: MailTopic;
    readonly page?: number;
    readonly pageSize?: number;
  }) => {
    const ada = await api.signIn('ada@demo.test');
    const { data } = await ada.GET('/mail-log', { params: { query } });
    return { subjects: data?.mails.map(({ subject }) => subject), total: data?.total };
  };

  test.each([
    [
      'all, newest first',
      {},
      ['Refunded', 'Cancelled: 100% of it', 'Moved: Intro call', 'Confirmed: Intro call'],
    ],
    [
      'by a part of the subject in any case',
      { search: 'INTRO' },
      ['Moved: Intro call', 'Confirmed: Intro call'],
    ],
    ["by the recipient's address", { search: 'ada@demo' }, ['Cancelled: 100% of it']],
    ["by the recipient's name", { search: ' lindqvist ', status: 'failed' }, ['Refunded']],
    ['by signs that SQL would take for wildcards', { search: '100%' }, ['Cancelled: 100% of it']],
    ['none where nothing fits', { search: 'o_c' }, []],
    ['by what became of them', { status: 'failed' }, ['Refunded']],
    ['by what they are about', { topic: 'reschedule' }, ['Moved: Intro call']],
    [
      'by all of it together',
      { search: 'intro', status: 'sent', topic: 'booking' },
      ['Confirmed: Intro call'],
    ],
  ] as const)('is found %s', async (_, query, subjects) => {
    expect(await find(query)).toEqual({ subjects, total: subjects.length });
  });

  test('says how many there are in all, whichever page is shown', async () => {
    expect(await find({ search: 'call', page: 2, pageSize: 1 })).toEqual({
      subjects: ['Confirmed: Intro call'],
      total: 2,
    });
  });

  test.each([
    { search: 'x'.repeat(101) },
    { search: '  ' },
    { search: 'a\0b' },
    { topic: 'weather' },
    { status: 'lost' },
  ])('a query like %j is refused', async (query) => {
    const ada = await api.signIn('ada@demo.test');
    const call = ada.GET('/mail-log', { params: { query: query as object } });
    expect(await refusedWith(call)).toBe('400 validation-failed');
  });

  test('a topic knows its kinds', () => {
    expect(kindsAbout('payment')).toEqual([
      'attendee-refunded',
      'host-refunded',
      'host-payment-taken-back',
    ]);
  });
});
