import type { PaymentNote } from '#shared/domain/payment/refund-notes.ts';
import type { MailLine, MailRow } from './body.ts';
import type { MailContext, PersonContext } from './context.ts';
import type { CallbackMail, RefundMail, TakenBackMail } from './mails.ts';
import { toLine, toLines } from './plain-text.ts';
import { formatDuration, formatPrice, type Translate } from './texts.ts';
import type { AppointmentFacts, Audience, MailRecipient, TimeFacts } from './types.ts';
import { getMoment } from './when.ts';
import { getWhere } from './where.ts';

/** Spec A §2: What, When, Who, Where. */
export function appointmentRows(context: MailContext<AppointmentFacts>): MailRow[] {
  return [
    whatRow(context),
    whenRow(context),
    whoRow(context),
    ...seatsRow(context),
    { label: context.t('row.where'), lines: getWhere(context) },
    ...contactRow(context),
    ...paymentRow(context),
  ];
}

/** The same before it is sure: nobody gets the link or the number of a meeting that may not be theirs. */
export function provisionalRows(context: MailContext<AppointmentFacts>): MailRow[] {
  const { hostContact, ...mail } = context.mail;
  const appointment = { ...mail.appointment, meetingLink: undefined, hostPhone: undefined };
  return appointmentRows({ ...context, mail: { ...mail, appointment } });
}

/** The same for what will not take place: no place to go to, the time struck through. */
export function cancelledRows(context: MailContext<TimeFacts>): MailRow[] {
  const { t, when } = context;
  return [
    whatRow(context),
    { label: t('row.when'), lines: [gone(when.date), gone(when.times), muted(when.zone)] },
    whoRow(context),
    ...reasonRow(context),
    ...paymentRow(context),
  ];
}

/** The same for a seat of a group that goes on without it: only who had the seat is struck through. */
export function seatLeftRows(context: MailContext<TimeFacts>): MailRow[] {
  const left = toWhoLines(context).map(({ text }) => gone(text));
  return [
    whatRow(context),
    whenRow(context),
    { label: context.t('row.left'), lines: left },
    ...seatsRow(context),
    ...reasonRow(context),
    ...paymentRow(context),
  ];
}

/**
 * What the attendee wrote, for the host alone: sent back to the address that was typed in, it would
 * let anybody mail anything to anyone.
 */
export function answerRows({ mail, t }: MailContext<AppointmentFacts>): MailRow[] {
  const rows = mail.answers.map(({ label, value }) => ({ label, lines: plain(toLines(value)) }));
  return [...rows.filter(({ lines }) => lines.length > 0), ...notesRow(t, mail.notes)];
}

/** None for notes that say nothing. */
function notesRow(t: Translate, notes = ''): MailRow[] {
  const lines = toLines(notes);
  return lines.length > 0 ? [{ label: t('row.notes'), lines: plain(lines) }] : [];
}

/** How long a time is held, or a link works; a row, so that no grammar bends the date. */
export function untilRow(
  {
    t,
    mail,
  }: {
    readonly t: Translate;
    readonly mail: { readonly expiresAtIso: string; readonly recipient: MailRecipient };
  },
  key: 'row.heldUntil' | 'row.validUntil',
): MailRow {
  const { date, time, zone } = getMoment(mail.expiresAtIso, mail.recipient);
  return { label: t(key), lines: [{ text: date }, { text: time }, muted(zone)] };
}

/** Who wants to be called, about what, at which number, and in which zone they are. */
export function callerRows({ t, mail, nowIso }: PersonContext<CallbackMail>): MailRow[] {
  const { name, email, phone, notes, timeZone } = mail.caller;
  const { language } = mail.recipient;
  const rows: MailRow[] = [
    { label: t('row.what'), lines: [{ text: mail.meetingName ?? '' }] },
    { label: t('row.who'), lines: [{ text: name }, muted(email ?? '')] },
    { label: t('row.phone'), lines: [{ text: phone }] },
    {
      label: t('row.timeZone'),
      lines: [{ text: getMoment(nowIso, { language, timeZone }).zone }],
    },
    ...notesRow(t, notes),
  ];
  return rows
    .map(({ label, lines }) => ({ label, lines: lines.filter(({ text }) => text) }))
    .filter(({ lines }) => lines.length > 0);
}

/** What was paid, and what becomes of it: who cancels reads so before, both sides after. */
function paymentRow({ t, mail, audience }: MailContext<TimeFacts>): MailRow[] {
  const { payment, recipient } = mail;
  if (!payment || audience === 'guest') return [];
  const price = formatPrice(payment, recipient.language);
  const note = payment.note && sayMoney(t, payment.note, { price, recipient, audience });
  return [{ label: t('row.payment'), lines: [{ text: price }, ...(note ? [muted(note)] : [])] }];
}

function sayMoney(
  t: Translate,
  note: PaymentNote,
  to: { readonly price: string; readonly recipient: MailRecipient; readonly audience: Audience },
): string | undefined {
  const { price, recipient, audience } = to;
  switch (note.key) {
    case 'refunded':
    case 'kept':
      return t(`money.${note.key}`, { price });
    case 'due':
      return t(audience === 'host' ? 'money.goesBack' : 'money.due', { price });
    case 'full':
    case 'none':
      return audience === 'host' ? undefined : t(`money.${note.key}`, { price });
    case 'until': {
      const { date, time } = getMoment(note.untilIso, recipient);
      return audience === 'host' ? undefined : t('money.until', { price, date, time });
    }
  }
}

/** What goes back to whoever paid: `€50`. */
export function refundRow({ t, mail }: MailContext<RefundMail>): MailRow {
  const amount = formatPrice(mail.refund, mail.recipient.language);
  return { label: t('row.refund'), lines: [{ text: amount }] };
}

/** What the company does not have any more, and why: `€50`, disputed. */
export function takenBackRow({ t, mail }: MailContext<TakenBackMail>): MailRow {
  const { takenBack } = mail;
  const amount = formatPrice(takenBack, mail.recipient.language);
  const state = t(`host-payment-taken-back.status.${takenBack.reason}`);
  return { label: t('row.payment'), lines: [{ text: amount }, muted(state)] };
}

function whatRow({ t, mail }: MailContext<TimeFacts>): MailRow {
  const { title, durationMinutes } = mail.appointment;
  const duration = formatDuration(durationMinutes, mail.recipient.language);
  return { label: t('row.what'), lines: [{ text: title }, muted(duration)] };
}

function whenRow({ t, when, previously }: MailContext<TimeFacts>): MailRow {
  const lines: MailLine[] = [{ text: when.date }, { text: when.times }, muted(when.zone)];
  if (previously) lines.push(muted(t('previously', { when: previously.line })));
  return { label: t('row.when'), lines };
}

function reasonRow({ t, mail }: MailContext<TimeFacts>): MailRow[] {
  const reason = toLines(mail.cancelReason ?? '');
  return reason.length > 0 ? [{ label: t('row.reason'), lines: plain(reason) }] : [];
}

/** How to reach the host, as the host has said it. */
function contactRow({ t, mail, audience }: MailContext<TimeFacts>): MailRow[] {
  const lines = audience === 'host' ? [] : toLines(mail.hostContact ?? '');
  return lines.length > 0 ? [{ label: t('row.contact'), lines: plain(lines) }] : [];
}

/** How full a group is; the others of it are the host's to know. */
function seatsRow({ t, mail, audience }: MailContext<TimeFacts>): MailRow[] {
  if (!mail.seats || audience !== 'host') return [];
  const { taken, total } = mail.seats;
  const text = t('seatsTaken', { taken: String(taken), total: String(total) });
  return [{ label: t('row.seats'), lines: [{ text }] }];
}

function whoRow(context: MailContext<TimeFacts>): MailRow {
  return { label: context.t('row.who'), lines: toWhoLines(context) };
}

function toWhoLines({ t, mail, audience, concerned }: MailContext<TimeFacts>): MailLine[] {
  const hosts = mail.hosts.map(({ name, email }) => ({
    text: `${toLine(name) || email} (${t('host')})`,
  }));
  const others = concerned.flatMap((attendee): MailLine[] => {
    const name = { text: toLine(attendee.name) || attendee.email };
    if (audience !== 'host') return [name];
    const reach = [attendee.email, attendee.phone].filter(Boolean).join(', ');
    return reach === name.text ? [name] : [name, muted(reach)];
  });
  return audience === 'host' ? others : [...hosts, ...others];
}

function plain(lines: readonly string[]): MailLine[] {
  return lines.map((text) => ({ text }));
}

function muted(text: string): MailLine {
  return { text, look: 'muted' };
}

function gone(text: string): MailLine {
  return { text, look: 'gone' };
}
