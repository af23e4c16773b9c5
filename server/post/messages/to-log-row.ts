import type { mailLog } from '#server/platform/db/schema/appointment.ts';
import type { RenderedMail } from '#server/platform/kernel/mail-types.ts';
import type { Message } from '#server/platform/kernel/message.ts';

type Row = typeof mailLog.$inferInsert;

/** A message as it was written, for the log of a company. */
export function toLogRow(
  message: Message,
  { subject, html, text, replyTo, unsubscribeLink, attachments: [calendar] }: RenderedMail,
  place: Pick<Row, 'companyId' | 'id' | 'appointmentId'>,
): Omit<Row, 'status' | 'createdAt'> {
  const { kind, recipient } = message;
  return {
    ...place,
    kind,
    // A time that became no appointment has no sequence.
    sequence: 'answers' in message ? message.appointment.sequence : null,
    recipient: recipient.email,
    recipientName: recipient.name,
    replyTo: replyTo ?? null,
    subject,
    html,
    text,
    calendarFile: calendar?.content ?? null,
    calendarMethod: calendar?.method ?? null,
    unsubscribeLink: unsubscribeLink ?? null,
    plannedMessageId: 'plannedMessageId' in message ? message.plannedMessageId : null,
  };
}
