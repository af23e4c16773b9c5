import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import type { TakenBackMail } from '#server/messages/message.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { appointmentRows, takenBackRow } from '#server/messages/parts/rows.ts';

/** A host reads that an appointment is not paid any more, and decides whether it takes place. */
export const hostPaymentTakenBack: MailKindDefinition<TakenBackMail> = {
  audience: 'host',
  subject: ({ t, names }) => t('host-payment-taken-back.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => {
    const { t, mail } = context;
    return {
      status: t(`host-payment-taken-back.status.${mail.takenBack.reason}`),
      tone: 'bad',
      title: context.names.attendees,
      paragraphs: [
        greeting(context),
        t(`host-payment-taken-back.intro.${mail.takenBack.reason}`),
        t(mail.appointment.isCancelled ? CANCELLED : STANDS),
      ],
      rows: [takenBackRow(context), ...appointmentRows(context)],
      buttons: button(context, 'button.view', mail.links.appointment),
      notes: [],
    };
  },
};

const STANDS = 'host-payment-taken-back.stands';
const CANCELLED = 'host-payment-taken-back.cancelled';
