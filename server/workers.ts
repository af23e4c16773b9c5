import { effectKinds } from './effect-kinds.ts';
import { leadOn } from './effects/effect/lead-on.ts';
import { followTheirChange, putBack } from './outside/external-calendar/follow-their-change.ts';
import { passOnRefund } from './outside/payment/cause-refund.ts';
import type { PaymentServices } from './outside/payment/payment-services.ts';
import { settleRefundsOf } from './outside/payment/settle-refunds-of.ts';
import { toPaymentServices } from './payment-services.ts';
import { eraseSignUp } from './people/sign-up/erase-sign-up.ts';
import { sweepFiles } from './platform/file-store/sweep-files.ts';
import { hasEarlierChange } from './platform/jobs/earlier-change-statement.ts';
import type { Due, Workers } from './platform/kernel/jobs.ts';
import type { Services } from './platform/kernel/services.ts';
import { eraseOldRecords } from './platform/retention/erase-old-records.ts';
import { createMailChannel, type MailWay } from './post/messages/channels/mail.ts';
import { createTurns } from './post/messages/in-turn.ts';
import { expireBooking } from './time/booking/confirm-booking.ts';
import { callOffLater } from './time/closing/call-off-later.ts';
import { eraseCompany } from './time/closing/erase-company.ts';
import { resumeClosings } from './time/closing/resume-closings.ts';
import { handOverAppointments } from './time/departure/hand-over-appointments.ts';
import { erasePastAppointments } from './time/past-appointment/erase-past-appointments.ts';
import { expireProposal } from './time/proposal/expire-proposal.ts';
import { planning } from './time/reminder/plan-appointment.ts';
import { planChanged, planCompany } from './time/reminder/plan-company.ts';
import { lookAtZones } from './time/zone-data/look-at-zones.ts';

/** The work of every queue. */
export function createWorkers(services: Services, mailWay: Omit<MailWay, 'publicUrl'>): Workers {
  const needs = {
    ...toPaymentServices(services),
    ...services,
    mail: createMailChannel({ ...mailWay, publicUrl: services.publicUrl }),
    inTurn: createTurns(),
  };
  return {
    event: async (event, { id, isLastTry }) => {
      if (!isLastTry && (await hasEarlierChange(services.db, event))) {
        throw new Error('An earlier change of this appointment is told first');
      }
      await leadOn([...Object.values(effectKinds), planning], needs, event, id);
    },
    effect: (kind, what, run) => effectKinds[kind].perform(needs, what, run),
    due: (due) => lookAfter(needs, due),
    async upkeep() {
      await eraseOldRecords(services, services.retention);
      await erasePastAppointments(services);
      await sweepFiles(services);
      await resumeClosings(services);
      await lookAtZones(services);
      await planChanged(services);
    },
  };
}

/** What happens when its time has come, by kind. */
function lookAfter(services: Services & PaymentServices, due: Due): Promise<void> {
  switch (due.kind) {
    case 'provisional':
      return expireBooking(services, due.attendeeId);
    case 'sign-up':
      return eraseSignUp(services, due.signUpId);
    case 'proposal':
      return expireProposal(services, due);
    case 'hand-over':
      return handOverAppointments(services, due);
    case 'calling-off':
      return callOffLater(services, due);
    case 'erasure':
      return eraseCompany(services, due, (companyId) => settleRefundsOf(services, companyId));
    case 'their-change':
      return followTheirChange(services, due);
    case 'put-back':
      return putBack(services, due);
    case 'planning':
      return planCompany(services, due);
    case 'refund':
      return passOnRefund(services, due);
  }
}
