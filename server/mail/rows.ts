import type { MailLine, MailRow } from './body.ts';
import type { MailContext } from './context.ts';
import { toLine, toLines } from './plain-text.ts';
import { formatDuration } from './texts.ts';
import { getWhere } from './where.ts';

/** Spec A §2: What, When, Who, Where. */
export function appointmentRows(context: MailContext): MailRow[] {
  return [
    whatRow(context),
    whenRow(context),
    whoRow(context),
    { label: context.t('row.where'), lines: getWhere(context) },
  ];
}

/** The same for what will not take place: no place to go to, the time struck through. */
export function cancelledRows(context: MailContext): MailRow[] {
  const { t, when, mail } = context;
  const rows: MailRow[] = [
    whatRow(context),
    { label: t('row.when'), lines: [gone(when.date), gone(when.times), muted(when.zone)] },
    whoRow(context),
  ];
  const reason = toLines(mail.cancelReason ?? '');
  return reason.length > 0 ? [...rows, { label: t('row.reason'), lines: plain(reason) }] : rows;
}

/**
 * What the attendee wrote, for the host alone: sent back to the address that was typed in, it would
 * let anybody mail anything to anyone.
 */
export function answerRows({ mail, t }: MailContext): MailRow[] {
  const rows = mail.answers.map(({ label, value }) => ({ label, lines: plain(toLines(value)) }));
  if (mail.notes) rows.push({ label: t('row.notes'), lines: plain(toLines(mail.notes)) });
  return rows.filter((row) => row.lines.length > 0);
}

function whatRow({ t, mail }: MailContext): MailRow {
  const { title, durationMinutes } = mail.appointment;
  const duration = formatDuration(durationMinutes, mail.recipient.language);
  return { label: t('row.what'), lines: [{ text: title }, muted(duration)] };
}

function whenRow({ t, when, previously }: MailContext): MailRow {
  const lines: MailLine[] = [{ text: when.date }, { text: when.times }, muted(when.zone)];
  if (previously) lines.push(muted(t('previously', { when: previously.line })));
  return { label: t('row.when'), lines };
}

function whoRow({ t, mail, audience, attendees }: MailContext): MailRow {
  const hosts = mail.hosts.map(({ name, email }) => ({
    text: `${toLine(name) || email} (${t('host')})`,
  }));
  const others = attendees.flatMap((attendee): MailLine[] => {
    const name = { text: toLine(attendee.name) || attendee.email };
    if (audience !== 'host') return [name];
    const reach = [attendee.email, attendee.phone].filter(Boolean).join(', ');
    return reach === name.text ? [name] : [name, muted(reach)];
  });
  return { label: t('row.who'), lines: audience === 'host' ? others : [...hosts, ...others] };
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
