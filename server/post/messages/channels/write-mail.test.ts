import { describe, expect, test } from 'vitest';
import type { MailAppointment } from '#server/platform/kernel/mail-types.ts';
import type { AppointmentKind } from '#server/platform/kernel/message.ts';
import { createMailChannel } from '#server/post/messages/channels/mail.ts';
import { writeMail } from '#server/post/messages/channels/write-mail.ts';
import type { Language } from '#shared/domain/languages.ts';
import { anAppointmentMail } from '#tests/support/an-appointment-mail.ts';

const NOW = '2030-05-01T09:30:00.000Z';
const SENDER = { name: 'Demo Studio', email: 'no-reply@kalends.test' };

test('a confirmation as its attendee reads it', () => {
  const { subject, text, replyTo } = writeMail(
    anAppointmentMail('attendee-confirmation'),
    NOW,
    SENDER,
  );
  expect(subject).toBe('Confirmed: Introduction with Ada Lovelace, Thursday, June 6, 2030');
  expect(replyTo).toEqual({ name: 'Ada Lovelace', email: 'ada@demo.test' });
  expect(text).toBe(`Confirmed: Your appointment is booked

Hello Maya Lindqvist,

Everything is set. The attached file adds the appointment to your calendar.

What
  Introduction
  30 minutes
When
  Thursday, June 6, 2030
  10:00 – 10:30
  Europe/Berlin (GMT+2)
Who
  Ada Lovelace (Host)
  Maya Lindqvist
Where
  Google Meet
  https://meet.example.com/abc-defg-hij

Join the meeting: https://meet.example.com/abc-defg-hij
View appointment: https://kalends.test/appointment/apt_1?secret=s3cret
Reschedule: https://kalends.test/reschedule?appointment=apt_1&token=t0ken
Cancel: https://kalends.test/cancel?appointment=apt_1&token=t0ken

-- 
Demo Studio
Legal notice: https://demo.test/imprint
Privacy policy: https://demo.test/privacy
Scheduled with Kalends
`);
});

test('a cancellation as its German host reads it', () => {
  const { subject, text, replyTo } = writeMail(
    anAppointmentMail('host-cancellation', {}, 'de'),
    NOW,
    SENDER,
  );
  expect(subject).toBe('Abgesagt: Introduction mit Maya Lindqvist, Donnerstag, 6. Juni 2030');
  expect(replyTo?.email).toBe('maya@example.com');
  expect(text).toContain('Wann\n  Donnerstag, 6. Juni 2030\n  10:00 – 10:30 Uhr\n');
  expect(text).toContain('Grund\n  I have fallen ill, sorry.\n');
});

describe('the lit day', () => {
  const cells = (kind: AppointmentKind, language: Language = 'en') => {
    const { html } = writeMail(anAppointmentMail(kind, {}, language), NOW, SENDER);
    return [...html.matchAll(/<td(?: class="(day|lit)")? width="10"/g)].map(([, look]) => look);
  };

  test('11. a mail of what takes place lights its day in the month, by table cells', () => {
    for (const kind of ['attendee-confirmation', 'host-reschedule'] as const) {
      const days = cells(kind);
      expect(days.filter((look) => look === 'day')).toHaveLength(29);
      // Thursday, June 6, in weeks that begin on Sunday.
      expect(days.indexOf('lit')).toBe(11);
      expect(days.lastIndexOf('lit')).toBe(11);
    }
  });

  test('11. weeks begin as the reader’s do', () => {
    expect(cells('attendee-confirmation', 'de').indexOf('lit')).toBe(10);
  });

  test('11. what takes place no more lights nothing', () => {
    expect(cells('attendee-cancellation')).toEqual([]);
    expect(cells('cancel-link')).toEqual([]);
  });
});

describe('who reads what', () => {
  test('a host reads the answers, the notes and how to reach the attendee', () => {
    const { text } = writeMail(anAppointmentMail('host-confirmation'), NOW, SENDER);
    expect(text).toContain('What would you like to talk about?\n  Our move to a new system\n');
    expect(text).toContain('  maya@example.com, +46 70 123 45 67\n');
  });

  test('a moved appointment says where it was', () => {
    const { text } = writeMail(anAppointmentMail('attendee-reschedule'), NOW, SENDER);
    expect(text).toContain('  Previously: Tuesday, June 4, 2030, 14:00 – 14:30\n');
  });
});

describe('where', () => {
  test.each<[AppointmentKind, Partial<MailAppointment>, string]>([
    ['attendee-confirmation', { channel: 'phone' }, 'You will be called at +46 70 123 45 67.'],
    ['host-confirmation', { channel: 'phone' }, 'Please call +46 70 123 45 67.'],
    [
      'attendee-confirmation',
      { channel: 'phone-incoming' },
      'Please call the host at the scheduled time.',
    ],
    [
      'attendee-confirmation',
      { channel: 'phone-incoming', hostPhone: '+44 7700 900461' },
      '+44 7700 900461',
    ],
    ['attendee-confirmation', { channel: 'whatsapp' }, 'You will be called at +46 70 123 45 67.'],
    [
      'attendee-confirmation',
      { channel: 'whatsapp', hostPhone: '+44 7700 900461' },
      'The host on WhatsApp: +44 7700 900461',
    ],
    ['host-confirmation', { channel: 'whatsapp' }, 'Please call +46 70 123 45 67.'],
    ['attendee-confirmation', { channel: 'local', location: 'Kantstr. 1' }, 'Kantstr. 1'],
    ['attendee-confirmation', { channel: 'local-attendee' }, 'At your address'],
    ['host-confirmation', { channel: 'local-attendee' }, 'At the attendee’s address'],
    ['attendee-confirmation', { channel: 'custom' }, 'Online'],
    [
      'attendee-confirmation',
      { channel: 'custom', customChannelName: 'By carrier pigeon' },
      'By carrier pigeon',
    ],
  ])('%s %j', (kind, changes, line) => {
    const mail = anAppointmentMail(kind);
    const appointment = { ...mail.appointment, meetingLink: undefined, ...changes };
    expect(writeMail({ ...mail, appointment }, NOW, SENDER).text).toContain(`  ${line}\n`);
  });
});

describe('text from strangers', () => {
  const evil = '<script>alert(1)</script>"\'\r\nBcc: all@example.com\r\n<a href="https://e.vil">x';
  const mail = anAppointmentMail('host-confirmation', {
    attendees: [{ name: evil, email: 'maya@example.com', phone: evil, language: 'en' }],
    answers: [{ label: evil, value: evil }],
    notes: evil,
    company: { name: evil, brandColor: evil, logo: 'javascript:x', hideBranding: false },
    hosts: [{ name: evil, email: 'ada@demo.test' }],
  });
  const rendered = writeMail(
    { ...mail, appointment: { ...mail.appointment, title: evil, meetingLink: 'javascript:x' } },
    NOW,
    SENDER,
  );

  test('adds no tag to the HTML', () => {
    const tags = (html: string) => new Set(html.match(/<\/?[a-z][a-z0-9]*/gi));
    const usual = tags(writeMail(anAppointmentMail('host-confirmation'), NOW, SENDER).html);
    expect([...tags(rendered.html)].filter((tag) => !usual.has(tag))).toEqual([]);
    expect(rendered.html).not.toContain('javascript:');
    expect(rendered.html).not.toContain('href="https://e.vil');
  });

  test('stays on its line in subject, text and answer address', () => {
    expect(`${rendered.subject}${rendered.replyTo?.name}`).not.toMatch(/[\r\n]/);
    expect(rendered.text.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
  });
});

test('the product is not named where the company hides it', () => {
  const mail = anAppointmentMail('attendee-confirmation');
  const { html, text } = writeMail(
    { ...mail, company: { ...mail.company, hideBranding: true } },
    NOW,
    SENDER,
  );
  expect(`${html}${text}`).not.toContain('Scheduled with Kalends');
});

test('a host is seen by their picture, as PNG and at an address that leads home from everywhere', () => {
  const hash = 'a1'.repeat(32);
  const message = anAppointmentMail('attendee-confirmation');
  const hosts = message.hosts.map((host) => ({ ...host, picture: hash }));
  const channel = createMailChannel({
    mailFrom: SENDER.email,
    publicUrl: 'https://kalends.test',
    transport: undefined,
  });
  const { html, text } = channel.write({ ...message, hosts }, NOW);
  expect(html).toContain(`<img src="https://kalends.test/api/file/${hash}" alt="" width="28"`);
  expect(text).not.toContain(hash);
});
