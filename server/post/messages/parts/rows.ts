import type { MailRecipient } from '#server/platform/kernel/mail-types.ts';
import type {
  AppointmentFacts,
  CallbackMessage,
  DecisionsMessage,
  DepartureMessage,
  MessageByKind,
  RefundMessage,
  TakenBackMessage,
  TimeAudience,
  TimeFacts,
} from '#server/platform/kernel/message.ts';
import type { Translate } from '#server/platform/texts/mail-texts.ts';
import { toLine, toLines, toWebLink } from '#server/platform/texts/plain-text.ts';
import type { MailLine, MailRow } from '#server/post/mail/body.ts';
import { getMoment } from '#server/post/mail/when.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import type { PaymentNote } from '#shared/domain/payment/refund-notes.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { formatPrice } from '#shared/time/format-price.ts';
import type { PersonContext, TimeContext } from '../context.ts';
import { getWhere } from './where.ts';

/** Spec A §2: What, When, Who, Where. */
export function appointmentRows(context: TimeContext<AppointmentFacts>): MailRow[] {
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

/** The same of what is over: no place to go to. */
export function overRows(context: TimeContext<AppointmentFacts>): MailRow[] {
  return [whatRow(context), whenRow(context), whoRow(context), ...contactRow(context)];
}

/** The same of what takes place: its day is lit. */
export function standingRows(context: TimeContext<AppointmentFacts>): MailRow[] {
  const { appointment, recipient } = context.message;
  const litDate = toLocalDate(appointment.startIso, recipient.timeZone);
  const [what, when, ...others] = appointmentRows(context);
  return [what, when && { ...when, litDate }, ...others].filter((row) => row !== undefined);
}

/** The same of what is coming, with what its host says about it: what to bring, how to find them. */
export function reminderRows(context: TimeContext<AppointmentFacts>): MailRow[] {
  const about = toLines(context.message.appointment.description ?? '');
  const aboutRow = { label: context.t('row.about'), lines: plain(about) };
  return [...standingRows(context), ...(about.length > 0 ? [aboutRow] : [])];
}

/** The same before it is sure: nobody gets the link or the number of a meeting that may not be theirs. */
export function provisionalRows(context: TimeContext<AppointmentFacts>): MailRow[] {
  const { hostContact, ...message } = context.message;
  const appointment = { ...message.appointment, meetingLink: undefined, hostPhone: undefined };
  return appointmentRows({ ...context, message: { ...message, appointment } });
}

/** The same for what will not take place: no place to go to, the time struck through. */
export function cancelledRows(context: TimeContext<TimeFacts>): MailRow[] {
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
export function seatLeftRows(context: TimeContext<TimeFacts>): MailRow[] {
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
export function answerRows({ message, t }: TimeContext<AppointmentFacts>): MailRow[] {
  const rows = message.answers.map(({ label, value }) => ({ label, lines: plain(toLines(value)) }));
  return [...rows.filter(({ lines }) => lines.length > 0), ...notesRow(t, message.notes)];
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
    message,
  }: {
    readonly t: Translate;
    readonly message: { readonly expiresAtIso: string; readonly recipient: MailRecipient };
  },
  key: 'row.heldUntil' | 'row.validUntil' | 'row.erased',
): MailRow {
  return momentRow({ t, message }, message.expiresAtIso, key);
}

/** When something is as far as its beginning goes, has begun, or ends. */
export function momentRow(
  {
    t,
    message,
  }: { readonly t: Translate; readonly message: { readonly recipient: MailRecipient } },
  iso: string,
  key: 'row.when' | 'row.since' | 'row.heldUntil' | 'row.validUntil' | 'row.erased' = 'row.when',
): MailRow {
  const { date, time, zone } = getMoment(iso, message.recipient);
  return { label: t(key), lines: [{ text: date }, { text: time }, muted(zone)] };
}

/** What a host is to decide: of which appointment, when it is, and what has happened to it. */
export function decisionRows(context: PersonContext<DecisionsMessage>): MailRow[] {
  const { t, message } = context;
  const rows = message.decisions.map(
    ({ kind, meetingType, attendee, startIso, proposedStartIso, event }): MailRow => {
      const whenLines = (iso: string) => momentRow(context, iso).lines;
      return {
        label: t(`decision.${kind}`),
        lines: [
          { text: toLine(meetingType) },
          ...(attendee === null ? [] : [{ text: toLine(attendee) }]),
          ...whenLines(startIso),
          ...(event === null ? [] : [muted(toLine(event))]),
          ...(proposedStartIso === null
            ? []
            : [
                { text: t(kind === 'moved-there' ? 'decision.standsThere' : 'decision.proposed') },
                ...whenLines(proposedStartIso),
              ]),
        ],
      };
    },
  );
  return message.more === 0
    ? rows
    : [...rows, { label: '', lines: plain([t('decision.more', { count: String(message.more) })]) }];
}

/** Proposed times, each a link to itself, with the host's beneath it. */
export function timesRow({
  t,
  message: { times },
}: {
  readonly t: Translate;
  readonly message: Pick<MessageByKind['proposal-reminder'], 'times'>;
}): MailRow {
  const lines = times.flatMap(({ when, beneath }) => [
    { text: when.text, href: toWebLink(when.href) },
    ...(beneath === null ? [] : [muted(beneath)]),
  ]);
  return { label: t('row.when'), lines };
}

/** Who wants to be called, about what, at which number, and in which zone they are. */
export function callerRows({ t, message, nowIso }: PersonContext<CallbackMessage>): MailRow[] {
  const { name, email, phone, notes, timeZone } = message.caller;
  const { language } = message.recipient;
  const rows: MailRow[] = [
    { label: t('row.what'), lines: [{ text: message.meetingName ?? '' }] },
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

/** What somebody has left behind, and who has it now; nothing where there was nothing. */
export function bequestRows({ t, message }: PersonContext<DepartureMessage>): MailRow[] {
  const left = [
    [message.appointments, 'row.appointments', 'bequest.cancelled'],
    [message.meetingTypes, 'row.meetingTypes', 'bequest.archived'],
  ] as const;
  return left.flatMap(([{ count, heir }, label, nobody]) => {
    if (count === 0) return [];
    const now = heir === undefined ? t(nobody) : t('bequest.to', { name: toLine(heir) });
    return [{ label: t(label), lines: [{ text: String(count) }, muted(now)] }];
  });
}

/** What was paid, and what becomes of it: who cancels reads so before, both sides after. */
function paymentRow({ t, message, audience }: TimeContext<TimeFacts>): MailRow[] {
  const { payment, recipient } = message;
  if (!payment || audience === 'guest') return [];
  const price = formatPrice(payment, recipient.language);
  const note = payment.note && sayMoney(t, payment.note, { price, recipient, audience });
  return [{ label: t('row.payment'), lines: [{ text: price }, ...(note ? [muted(note)] : [])] }];
}

function sayMoney(
  t: Translate,
  note: PaymentNote,
  to: {
    readonly price: string;
    readonly recipient: MailRecipient;
    readonly audience: TimeAudience;
  },
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
export function refundRow({ t, message }: TimeContext<RefundMessage>): MailRow {
  const amount = formatPrice(message.refund, message.recipient.language);
  return { label: t('row.refund'), lines: [{ text: amount }] };
}

/** What the company does not have any more, and why: `€50`, disputed. */
export function takenBackRow({ t, message }: TimeContext<TakenBackMessage>): MailRow {
  const { takenBack } = message;
  const amount = formatPrice(takenBack, message.recipient.language);
  const state = t(`host-payment-taken-back.status.${takenBack.reason}`);
  return { label: t('row.payment'), lines: [{ text: amount }, muted(state)] };
}

function whatRow({ t, message }: TimeContext<TimeFacts>): MailRow {
  const { title, durationMinutes } = message.appointment;
  const duration = formatDuration(durationMinutes, message.recipient.language);
  return { label: t('row.what'), lines: [{ text: title }, muted(duration)] };
}

function whenRow({ t, when, previously }: TimeContext<TimeFacts>): MailRow {
  const lines: MailLine[] = [{ text: when.date }, { text: when.times }, muted(when.zone)];
  if (previously) lines.push(muted(t('previously', { when: previously.line })));
  return { label: t('row.when'), lines };
}

function reasonRow({ t, message }: TimeContext<TimeFacts>): MailRow[] {
  const reason = toLines(message.cancelReason ?? '');
  return reason.length > 0 ? [{ label: t('row.reason'), lines: plain(reason) }] : [];
}

/** How to reach the host, as the host has said it. */
function contactRow({ t, message, audience }: TimeContext<TimeFacts>): MailRow[] {
  const lines = audience === 'host' ? [] : toLines(message.hostContact ?? '');
  return lines.length > 0 ? [{ label: t('row.contact'), lines: plain(lines) }] : [];
}

/** How full a group is; the others of it are the host's to know. */
function seatsRow({ t, message, audience }: TimeContext<TimeFacts>): MailRow[] {
  if (!message.seats || audience !== 'host') return [];
  const { taken, total } = message.seats;
  const text = t('seatsTaken', { taken: String(taken), total: String(total) });
  return [{ label: t('row.seats'), lines: [{ text }] }];
}

function whoRow(context: TimeContext<TimeFacts>): MailRow {
  return { label: context.t('row.who'), lines: toWhoLines(context) };
}

function toWhoLines({ t, message, audience, concerned }: TimeContext<TimeFacts>): MailLine[] {
  const hosts = message.hosts.map(({ name, email, picture }) => ({
    text: `${toLine(name) || email} (${t('host')})`,
    face: picture,
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
