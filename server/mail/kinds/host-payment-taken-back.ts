import { button } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import type { TakenBackMail } from '#server/mail/mails.ts';
import { appointmentRows, takenBackRow } from '#server/mail/rows.ts';

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
