import type { TimeFacts } from '#server/platform/kernel/message.ts';
import { toLine, toLines } from '#server/platform/texts/plain-text.ts';
import { fillText, type Placeholder } from '#shared/domain/reminder/placeholders.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { type TimeContext, toName } from '../context.ts';

/** Two long names leave a subject room for its date. */
const MAX_SUBJECT_NAME = 60;

/** What a company calls it in its own words; undefined where it says nothing. */
export function ownSubject(context: TimeContext<TimeFacts>): string | undefined {
  const subject = toLine(context.message.own?.subject ?? '');
  if (subject === '') return undefined;
  const cut = Object.entries(valuesOf(context)).map(([name, value]) => [
    name,
    toLine(value, MAX_SUBJECT_NAME),
  ]);
  return fillText(subject, Object.fromEntries(cut));
}

/** What a company says in its own words, a paragraph for each line. A value never begins a line of its own. */
export function ownParagraphs(context: TimeContext<TimeFacts>): readonly string[] | undefined {
  const lines = toLines(context.message.own?.text ?? '');
  const values = valuesOf(context);
  return lines.length === 0 ? undefined : lines.map((line) => fillText(line, values));
}

function valuesOf(context: TimeContext<TimeFacts>): Readonly<Record<Placeholder, string>> {
  const { message, names, when } = context;
  const { recipient, appointment, company } = message;
  return {
    name: toName(recipient.firstname || recipient.name),
    attendee: names.attendees,
    host: names.hosts,
    meeting: names.title,
    date: names.date,
    time: when.times,
    duration: formatDuration(appointment.durationMinutes, recipient.language),
    company: toName(company.name),
  };
}
