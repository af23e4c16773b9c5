import { expireBooking } from './booking/confirm-booking.ts';
import { hasEarlierChange } from './jobs/earlier-change-statement.ts';
import type { Due, Workers } from './kernel/jobs.ts';
import type { Services } from './kernel/services.ts';
import { handOverAppointments } from './member/hand-over-appointments.ts';
import { createMailChannel, type MailWay } from './messages/channels/mail.ts';
import { createTurns } from './messages/in-turn.ts';
import { sendLogged } from './messages/send-logged.ts';
import { sendUnlogged } from './messages/send-unlogged.ts';
import { writeMessages } from './messages/write-messages.ts';
import { refundLeftSeat } from './payment/refund-left-seat.ts';
import { refundPayment } from './payment/refund-payment.ts';
import { toPaymentServices } from './payment-services.ts';
import { expireProposal } from './proposal/expire-proposal.ts';
import { refundsAfter } from './reactions.ts';
import { eraseOldRecords } from './retention/erase-old-records.ts';
import type { Retention } from './retention/retention.ts';
import { eraseSignUp } from './sign-up/erase-sign-up.ts';

/** The work of every queue. */
export function createWorkers(
  services: Services,
  { retention, ...mailWay }: MailWay & { readonly retention: Retention },
): Workers {
  const mail = createMailChannel(mailWay);
  const { send } = mail;
  const inTurn = createTurns();
  return {
    event: async (event, { id, isLastTry }) => {
      if (!isLastTry && (await hasEarlierChange(services.db, event))) {
        throw new Error('An earlier change of this appointment is told first');
      }
      if ('attendeeId' in event && refundsAfter.includes(event.type)) {
        await refundLeftSeat(services, event.attendeeId);
      }
      await writeMessages(services, mail, event, id);
    },
    due: (due) => lookAfter(services, due),
    async upkeep() {
      await eraseOldRecords(services, retention);
    },
    mail: async (asked, { isLastTry }) => {
      if (!('mailId' in asked)) await sendUnlogged(services, mail, asked);
      else if (send) await sendLogged({ ...services, send, inTurn }, asked, isLastTry);
    },
  };
}

/** What happens when its time has come, by kind. */
function lookAfter(services: Services, due: Due): Promise<void> {
  switch (due.kind) {
    case 'provisional':
      return expireBooking(services, due.attendeeId);
    case 'sign-up':
      return eraseSignUp(services, due.signUpId);
    case 'proposal':
      return expireProposal(services, due);
    case 'hand-over':
      return handOverAppointments(services, due);
    case 'refund':
      return refundPayment(toPaymentServices(services), due);
  }
}
