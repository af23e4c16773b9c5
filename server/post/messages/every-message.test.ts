import ICAL from 'ical.js';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type {
  AppointmentKind,
  AppointmentMessage,
  ClosingMessage,
  DepartureMessage,
  Message,
  MessageByKind,
  OptInMessage,
  RefundMessage,
  ReminderMessage,
} from '#server/platform/kernel/message.ts';
import { writeMail } from '#server/post/messages/channels/write-mail.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import type { OwnText } from '#shared/domain/reminder/workflow.ts';
import { anAppointmentMail } from '#tests/support/an-appointment-mail.ts';
import { messageKinds } from './kinds.ts';

const NOW = '2030-05-01T09:30:12.345Z';
const SENDER = { name: 'Demo Studio', email: 'no-reply@kalends.test' };
const EXPIRY = { expiresAtIso: '2030-05-02T09:30:12.345Z' };
const CONFIRM = 'https://kalends.test/confirm?token=t0ken';
const ONE_CLICK = 'https://kalends.test/api/unsubscribe?token=t0ken';
const PLANNED = { plannedMessageId: 'planned', trigger: 'before-meeting', own: undefined } as const;
const REFUND = { refund: { amountCents: 4950, currency: 'EUR' } } as const;

type SpecialKind = Exclude<keyof MessageByKind, AppointmentKind>;
const toAttendee = (language: Language) => anAppointmentMail('attendee-confirmation', {}, language);
const toHost = (language: Language) => anAppointmentMail('host-confirmation', {}, language);

function aDeparture(language: Language): Omit<DepartureMessage, 'kind'> {
  const { recipient, company } = toHost(language);
  return {
    ...{ recipient, company },
    gone: { name: 'Linus Falk', email: 'linus@kalends.test' },
    by: { name: 'Ada Brandt', email: 'ada@kalends.test' },
    appointments: { count: 12, heir: 'Grace Okafor' },
    meetingTypes: { count: 3, heir: undefined },
  };
}

function aClosing(language: Language, kind: ClosingMessage['kind']): ClosingMessage {
  const { recipient, company } = toHost(language);
  const by = { name: 'Ada Brandt', email: 'ada@kalends.test' };
  const links = {
    keep: 'https://kalends.test/admin/general',
    signIn: 'https://kalends.test/login',
  };
  return { ...{ recipient, company, by, links, kind }, ...EXPIRY };
}

function aReminder<Kind extends ReminderMessage['kind']>(
  language: Language,
  kind: Kind,
  own?: OwnText,
) {
  const audience = kind.startsWith('guest') ? 'guest-confirmation' : 'attendee-confirmation';
  const facts = anAppointmentMail(audience, {}, language);
  const links = {
    ...facts.links,
    unsubscribe: 'https://kalends.test/unsubscribe?token=t0ken',
    oneClick: ONE_CLICK,
  };
  return { ...facts, links, kind, ...PLANNED, own };
}

/** Mails of the kinds that need more than an appointment, or none, as they could be sent. */
const special = {
  'attendee-opt-in': (language: Language) => {
    const facts = toAttendee(language);
    const links = { ...facts.links, confirm: CONFIRM };
    return { ...facts, ...EXPIRY, links, kind: 'attendee-opt-in' };
  },
  'attendee-reminder': (language: Language) => aReminder(language, 'attendee-reminder'),
  'guest-reminder': (language: Language) => aReminder(language, 'guest-reminder'),
  'attendee-follow-up': (language: Language) => aReminder(language, 'attendee-follow-up'),
  'guest-follow-up': (language: Language) => aReminder(language, 'guest-follow-up'),
  'host-follow-up': (language: Language) => {
    return { ...toHost(language), ...PLANNED, kind: 'host-follow-up' };
  },
  'host-reminder': (language: Language) => {
    return { ...toHost(language), ...PLANNED, kind: 'host-reminder' };
  },
  'host-confirmation-request': (language: Language) => {
    const facts = toHost(language);
    const links = { ...facts.links, confirm: CONFIRM, decline: 'https://kalends.test/decline' };
    return { ...facts, ...EXPIRY, links, kind: 'host-confirmation-request' };
  },
  'attendee-refunded': (language: Language) => {
    const { answers, notes, ...facts } = toAttendee(language);
    return { ...facts, ...REFUND, kind: 'attendee-refunded' };
  },
  'host-refunded': (language: Language) => {
    const { answers, notes, ...facts } = toHost(language);
    return { ...facts, ...REFUND, kind: 'host-refunded' };
  },
  'host-payment-taken-back': (language: Language) => {
    const takenBack = { ...REFUND.refund, reason: 'disputed' } as const;
    return { ...toHost(language), takenBack, kind: 'host-payment-taken-back' };
  },
  'callback-request': (language: Language) => {
    const { recipient, company } = toHost(language);
    const caller = {
      name: 'Ravi Iyer',
      phone: '+91 98765-43210',
      email: 'ravi@example.com',
      notes: 'After lunch, please.\nI speak Hindi and English.',
      timeZone: 'Asia/Kolkata',
    };
    return { recipient, company, caller, meetingName: 'Talk', kind: 'callback-request' };
  },
  'forget-link': (language: Language) => {
    const { recipient } = toAttendee(language);
    return { recipient, ...EXPIRY, links: { confirm: CONFIRM }, kind: 'forget-link' };
  },
  'sign-up-link': (language: Language) => {
    const { recipient } = toAttendee(language);
    return { recipient, ...EXPIRY, links: { confirm: CONFIRM }, kind: 'sign-up-link' };
  },
  'invitation-link': (language: Language) => {
    const { recipient, company } = toAttendee(language);
    const links = { confirm: CONFIRM };
    return {
      ...{ recipient, company, ...EXPIRY, links },
      inviter: 'Ada Brandt',
      kind: 'invitation-link',
    };
  },
  'proposal-reminder': (language: Language) => {
    const { recipient, company } = toAttendee(language);
    const times = [
      {
        when: { text: 'Thursday, May 2, 10:00 – 10:30', href: `${CONFIRM}&times=1` },
        beneath: '16:00 – 16:30 for me',
      },
      { when: { text: 'Friday, May 3, 14:00 – 14:30' }, beneath: null },
    ];
    const links = { pick: CONFIRM, other: 'https://kalends.test/ada/intro?proposal=x' };
    return {
      ...{ recipient, company, ...EXPIRY, times, links },
      host: { name: 'Ada Brandt', email: 'ada@example.com' },
      meetingName: 'Introduction',
      kind: 'proposal-reminder',
    };
  },
  'host-proposal-taken': (language: Language) => {
    const { recipient, company } = toAttendee(language);
    return {
      ...{ recipient, company, startIso: EXPIRY.expiresAtIso },
      recipientName: 'Maya Lindqvist',
      meetingName: 'Introduction',
      links: { appointment: 'https://kalends.test/appointments/1' },
      kind: 'host-proposal-taken',
    };
  },
  'member-removed': (language: Language) => ({ ...aDeparture(language), kind: 'member-removed' }),
  'member-left': (language: Language) => ({ ...aDeparture(language), kind: 'member-left' }),
  'company-closing': (language: Language) => aClosing(language, 'company-closing'),
  'company-closing-owner': (language: Language) => aClosing(language, 'company-closing-owner'),
  'company-kept': (language: Language) => aClosing(language, 'company-kept'),
  'calendar-unreadable': (language: Language) => {
    const { recipient, company } = toHost(language);
    return {
      ...{ recipient, company, account: 'ada@icloud.test', sinceIso: EXPIRY.expiresAtIso },
      links: { integrations: 'https://kalends.test/integrations' },
      kind: 'calendar-unreadable',
    };
  },
  'meetings-refused': (language: Language) => {
    const { recipient, company } = toHost(language);
    return {
      ...{ recipient, company, account: 'Zoom (ada@zoom.test)', sinceIso: EXPIRY.expiresAtIso },
      links: { integrations: 'https://kalends.test/integrations' },
      kind: 'meetings-refused',
    };
  },
  'decisions-asked': (language: Language) => {
    const { recipient, company } = toHost(language);
    const { expiresAtIso: startIso } = EXPIRY;
    return {
      ...{ recipient, company, more: 2 },
      decisions: [
        {
          ...{ kind: 'clash', meetingType: 'Intro call', attendee: 'Zoë Berg', startIso },
          ...{ proposedStartIso: null, event: 'Dentist' },
        },
        {
          ...{ kind: 'clock', meetingType: 'Intro call', attendee: null, startIso },
          ...{ proposedStartIso: startIso, event: null },
        },
        {
          ...{ kind: 'moved-there', meetingType: 'Intro call', attendee: 'Zoë Berg', startIso },
          ...{ proposedStartIso: startIso, event: null },
        },
        {
          ...{ kind: 'deleted-there', meetingType: 'Intro call', attendee: 'Zoë Berg', startIso },
          ...{ proposedStartIso: null, event: null },
        },
      ],
      links: { dashboard: 'https://kalends.test/dashboard' },
      kind: 'decisions-asked',
    };
  },
  'sign-up-known': (language: Language) => {
    const { recipient } = toAttendee(language);
    return { recipient, links: { signIn: 'https://kalends.test/login' }, kind: 'sign-up-known' };
  },
  'password-reset-link': (language: Language) => {
    const { recipient } = toAttendee(language);
    return { recipient, ...EXPIRY, links: { confirm: CONFIRM }, kind: 'password-reset-link' };
  },
  'email-change-link': (language: Language) => {
    const { recipient } = toAttendee(language);
    return { recipient, ...EXPIRY, links: { confirm: CONFIRM }, kind: 'email-change-link' };
  },
  'email-changed': (language: Language) => {
    const { recipient } = toAttendee(language);
    return { recipient, links: { signIn: 'https://kalends.test/login' }, kind: 'email-changed' };
  },
  'password-changed': (language: Language) => {
    const { recipient } = toAttendee(language);
    const links = { reset: 'https://kalends.test/login/reset' };
    return { recipient, links, hasEndedTokens: true, kind: 'password-changed' };
  },
} satisfies { [Kind in SpecialKind]: (language: Language) => MessageByKind[Kind] };

function aMail(kind: keyof MessageByKind, language: Language = 'en'): Message {
  return isSpecial(kind) ? special[kind](language) : anAppointmentMail(kind, {}, language);
}

function isSpecial(kind: keyof MessageByKind): kind is SpecialKind {
  return kind in special;
}

const KINDS = Object.keys(messageKinds) as (keyof MessageByKind)[];
const EVERY_MAIL = KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

describe.each(EVERY_MAIL)('%s in %s', (kind, language) => {
  const mail = aMail(kind, language);
  const { subject, html, text, attachments } = writeMail(mail, NOW, SENDER);

  test('says the same in HTML and in text', () => {
    for (const line of text.split('\n').filter((line) => line.startsWith('  '))) {
      expect(html).toContain(escaped(line.trim()));
    }
    for (const [link] of text.matchAll(/(?:https|tel|mailto):\S+/g)) {
      expect(html).toContain(escaped(link));
    }
  });

  test('has every text filled', () => {
    if ('appointment' in mail) expect(subject).toContain('Introduction');
    expect(`${subject}${html}${text}`).not.toMatch(/\{\{|undefined|\[object|\bmail\.\w/);
  });

  test('changes the calendar as its kind says', () => {
    const definition = messageKinds[kind];
    const calendar = 'calendar' in definition ? definition.calendar : undefined;
    expect(attachments.map(({ method }) => method)).toEqual(calendar ? [calendar] : []);
    for (const { content, contentType } of attachments) {
      expect(contentType).toBe(`text/calendar; charset=utf-8; method=${calendar}`);
      expect(new ICAL.Component(ICAL.parse(content)).getFirstPropertyValue('method')).toBe(
        calendar,
      );
    }
  });
});

test.each(KINDS.filter((kind) => !/^(host|callback)/.test(kind)))(
  '%s names no other attendee and repeats no answer',
  (kind) => {
    const mail = aMail(kind);
    const other = { name: 'Olga Other', email: 'olga@example.com', language: 'en' } as const;
    const crowded = 'attendees' in mail ? { ...mail, attendees: [...mail.attendees, other] } : mail;
    expect(JSON.stringify(writeMail(crowded, NOW, SENDER))).not.toMatch(
      /olga|Our move|two minutes late/i,
    );
  },
);

test.each(['attendee-opt-in', 'attendee-awaits-host', 'host-confirmation-request'] as const)(
  '%s says how they would meet, but not the link',
  (kind) => {
    const { html, text } = writeMail(aMail(kind), NOW, SENDER);
    expect(text).toContain('Where\n  Google Meet\n');
    expect(`${html}${text}`).not.toContain('meet.example.com');
  },
);

test('a booking to be confirmed says until when its time is held, and offers only that', () => {
  const { subject, text } = writeMail(special['attendee-opt-in']('de'), NOW, SENDER);
  expect(subject).toMatch(/^Bitte bestätigen Sie Ihre Buchung: Introduction/);
  expect(text).toContain(
    'Reserviert bis\n  Donnerstag, 2. Mai 2030\n  11:30 Uhr\n  Europe/Berlin (GMT+2)\n',
  );
  expect(text.match(/^[^\n]+: https:.+$/gm)?.[0]).toBe(`Buchung bestätigen: ${CONFIRM}`);
  expect(text).not.toMatch(/Termin ansehen|teilnehmen:|Verlegen|Absagen/);
});

test.each(['attendee-reminder', 'guest-reminder'] as const)(
  '24. %s says what is to know, and ends with one press',
  (kind) => {
    const { text, unsubscribeLink } = writeMail(special[kind]('en'), NOW, SENDER);
    expect(text).toContain('Details\n  A first talk about what you need.\n');
    expect(text).toContain('Join the meeting: https://meet.example.com/abc-defg-hij\n');
    expect(text).toContain('No more reminders: https://kalends.test/unsubscribe?token=t0ken\n');
    expect(unsubscribeLink).toBe(ONE_CLICK);
  },
);

test('24. after an appointment nothing is to be joined or moved', () => {
  const { text, unsubscribeLink } = writeMail(special['attendee-follow-up']('en'), NOW, SENDER);
  expect(text).toContain('Thank you for coming.');
  expect(text).toContain('No more reminders: https://kalends.test/unsubscribe');
  expect(text).not.toMatch(/Join the meeting|Reschedule|Cancel:/);
  expect(unsubscribeLink).toBe(ONE_CLICK);
});

test('24. what a company says in its own words is text, whatever is in it, and what has to stand stands', () => {
  const own = {
    subject: 'See you {date}, {name}',
    text: 'Dear {name},\n\n<b>Bring</b> {nobody} to {host}.\r\nUntil {time} ({duration}): {meeting}',
  };
  const written = writeMail(aReminder('en', 'attendee-reminder', own), NOW, SENDER);
  expect(written.subject).toBe('See you Thursday, June 6, 2030, Maya Lindqvist');
  expect(written.text).toContain(
    'Dear Maya Lindqvist,\n\n<b>Bring</b> {nobody} to Ada Lovelace.\n\nUntil',
  );
  expect(written.html).toContain('&lt;b&gt;Bring&lt;/b&gt; {nobody} to');
  expect(written.text).toContain('No more reminders: https://kalends.test/unsubscribe');
  expect(written.text).toContain('View appointment: https://');
});

test('24. a name that is code for a text is a name', () => {
  const facts = aReminder('en', 'attendee-reminder', { subject: '{name}', text: '{name}!' });
  const recipient = { ...facts.recipient, name: '{host}\n<i>Bcc: x@y.z</i>' };
  const written = writeMail({ ...facts, recipient }, NOW, SENDER);
  expect(written.subject).toBe('{host} <i>Bcc: x@y.z</i>');
  expect(written.text).toContain('\n{host} <i>Bcc: x@y.z</i>!\n');
  expect(written.html).not.toContain('<i>');
});

test('a host who is asked reads the answers and decides', () => {
  const { text, replyTo } = writeMail(special['host-confirmation-request']('en'), NOW, SENDER);
  expect(text).toContain('What would you like to talk about?\n  Our move to a new system\n');
  expect(text).toContain(`Confirm: ${CONFIRM}\nDecline: https://kalends.test/decline\n`);
  expect(replyTo?.email).toBe('maya@example.com');
});

test.each(['host-confirmation', 'host-reschedule', 'host-confirmation-request'] as const)(
  '8.30 %s leads a host to whoever booked, and to their calendars',
  (kind) => {
    const { text } = writeMail(aMail(kind), NOW, SENDER);
    expect(text).toContain('Write an email: mailto:maya@example.com\nCall: tel:+46701234567\n');
    const calendars = text.match(/^(?:Google Calendar|Outlook\.com|Microsoft 365): https/gm);
    expect(calendars ?? []).toHaveLength(kind === 'host-confirmation-request' ? 0 : 3);
  },
);

test('8.30 an address that means more to a mail program is no more than an address', () => {
  const email = 'a?bcc=all&x=y@example.com';
  const attendees = [{ name: 'A', email, language: 'en' }] as const;
  const { text } = writeMail(anAppointmentMail('host-confirmation', { attendees }), NOW, SENDER);
  expect(text).toContain('mailto:a%3Fbcc%3Dall%26x%3Dy@example.com\n');
});

test('whoever is declined reads why and where to book again', () => {
  const reason = { cancelReason: 'We only take clients from Berlin.' };
  const { text } = writeMail(anAppointmentMail('attendee-declined', reason), NOW, SENDER);
  expect(text).toContain('Reason\n  We only take clients from Berlin.\n');
  expect(text).toContain('Book a new time: https://kalends.test/ada/intro\n');
});

test.each([
  ['en', 'Refund\n  €49.50\n'],
  ['de', 'Erstattung\n  49,50 €\n'],
] as const)('a refund in %s names the amount as the language writes it', (language, row) => {
  expect(writeMail(special['attendee-refunded'](language), NOW, SENDER).text).toContain(row);
  expect(writeMail(special['host-refunded'](language), NOW, SENDER).text).toContain(row);
});

test('a request to be called back says all that the call needs', () => {
  const { subject, text, replyTo } = writeMail(special['callback-request']('en'), NOW, SENDER);
  expect(subject).toBe('Please call back: Ravi Iyer');
  expect(replyTo).toEqual({ name: 'Ravi Iyer', email: 'ravi@example.com' });
  expect(text).toContain(`Who
  Ravi Iyer
  ravi@example.com
Phone
  +91 98765-43210
Time zone
  Asia/Kolkata (GMT+5:30)
Notes
  After lunch, please.
  I speak Hindi and English.

Call: tel:+919876543210
`);
});

test('9. who is removed reads by whom, and who has what they offered', () => {
  const { subject, text, replyTo } = writeMail(special['member-removed']('en'), NOW, SENDER);
  expect(subject).toContain('no longer a member');
  expect(text).toContain('Ada Brandt has ended your membership');
  expect(text).toContain('Coming appointments\n  12\n  With Grace Okafor now');
  expect(text).toContain('Meeting types\n  3\n  Archived');
  expect(replyTo?.email).toBe('ada@kalends.test');
  const nothing = { count: 0, heir: undefined };
  const empty = {
    ...special['member-removed']('en'),
    appointments: nothing,
    meetingTypes: nothing,
  };
  expect(writeMail(empty, NOW, SENDER).text).not.toMatch(/Coming appointments|Meeting types/);
});

test('9. a member who left is named to those who manage members, who can answer them', () => {
  const { subject, replyTo } = writeMail(special['member-left']('de'), NOW, SENDER);
  expect(subject).toContain('Linus Falk');
  expect(replyTo?.email).toBe('linus@kalends.test');
});

test('a caller is a stranger: nothing of theirs leaves its line or becomes a link', () => {
  const evil = 'x"><a href="https://e.vil">\r\nBcc: all@example.com';
  const mail = special['callback-request']('en');
  const caller = { name: evil, phone: `${evil};ext=1`, email: evil, notes: evil, timeZone: evil };
  const { subject, html, text, replyTo } = writeMail({ ...mail, caller }, NOW, SENDER);
  expect(`${subject}${replyTo?.name}${replyTo?.email}`).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/^Bcc/m);
  expect(html).not.toContain('href="https://e.vil');
  expect(html).toContain('href="tel:1"');
});

test('the installation writes where no company does, under the product’s name', () => {
  const { text, replyTo } = writeMail(special['forget-link']('en'), NOW, SENDER);
  expect(text).toContain(`Erase my data: ${CONFIRM}\n`);
  expect(text).toContain(
    'Valid until\n  Thursday, May 2, 2030\n  11:30\n  Europe/Berlin (GMT+2)\n',
  );
  expect(text).toMatch(/\n-- \nKalends\n$/);
  expect(replyTo).toBeUndefined();
});

test('a kind takes what it needs and nothing else', () => {
  type Facts = Omit<AppointmentMessage, 'kind'>;
  type With<Kind, More = unknown> = Facts & More & { kind: Kind };
  expectTypeOf<With<'attendee-declined'>>().toExtend<Message>();
  expectTypeOf<With<'attendee-refunded'>>().not.toExtend<Message>();
  expectTypeOf<With<'attendee-refunded', Pick<RefundMessage, 'refund'>>>().toExtend<Message>();
  expectTypeOf<With<'attendee-opt-in', typeof EXPIRY>>().not.toExtend<Message>();
  expectTypeOf<
    With<'attendee-opt-in', Pick<OptInMessage, 'links' | 'expiresAtIso'>>
  >().toExtend<Message>();
  expectTypeOf<keyof AppointmentMessage & ('refund' | 'expiresAtIso')>().toBeNever();
  expectTypeOf<keyof RefundMessage & 'expiresAtIso'>().toBeNever();
});

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

test('the longest names leave a subject its date', () => {
  const name =
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(3);
  const { appointment } = anAppointmentMail('attendee-confirmation');
  const hosts = [{ name, email: 'ada@demo.test' }];
  for (const language of LANGUAGES)
    for (const kind of ['attendee-confirmation', 'attendee-reschedule'] as const) {
      const long = { appointment: { ...appointment, title: name }, hosts };
      const mail = anAppointmentMail(kind, long, language);
      expect(writeMail(mail, NOW, SENDER).subject).toMatch(/2030/);
    }
});
