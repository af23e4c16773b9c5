import type { Due, Workers } from './kernel/jobs.ts';
import { refundLeftSeat } from './outside/payment/refund-left-seat.ts';
import { refundPayment } from './outside/payment/refund-payment.ts';
import { toPaymentServices } from './payment-services.ts';
import { eraseSignUp } from './people/sign-up/erase-sign-up.ts';
import { hasEarlierChange } from './platform/jobs/earlier-change-statement.ts';
import type { Services } from './platform/kernel/services.ts';
import { eraseOldRecords } from './platform/retention/erase-old-records.ts';
import type { Retention } from './platform/retention/retention.ts';
import { createMailChannel, type MailWay } from './post/messages/channels/mail.ts';
import { createTurns } from './post/messages/in-turn.ts';
import { refundsAfter } from './post/messages/reactions.ts';
import { sendLogged } from './post/messages/send-logged.ts';
import { sendUnlogged } from './post/messages/send-unlogged.ts';
import { writeMessages } from './post/messages/write-messages.ts';
import { expireBooking } from './time/booking/confirm-booking.ts';
import { handOverAppointments } from './time/departure/hand-over-appointments.ts';
import { expireProposal } from './time/proposal/expire-proposal.ts';

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
