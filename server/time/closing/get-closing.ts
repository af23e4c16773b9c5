import type { Services } from '#server/platform/kernel/services.ts';
import type { ForetoldClosing } from '#shared/api/company-closing.ts';
import { toErasesAtMs } from '#shared/domain/company-closing.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { readForetold } from './store/closing-statement.ts';

/** What closing a company comes to: foretold before, and what is left of it after. */
export async function getClosing(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  companyId: string,
): Promise<ForetoldClosing> {
  const nowMs = clock.nowMs();
  const read = await readForetold(db, { companyId, nowMs, erasesAtMs: toErasesAtMs(nowMs) });
  if (!read) return refuse('not-found', 'There is no such company');
  const { isClosing, members, proposals, unsettledPayments, ...rest } = read;
  return {
    isClosing,
    erasesAt: new Date(rest.erasesAtMs).toISOString(),
    members,
    kept: { appointments: rest.keptAppointments },
    calledOff: {
      appointments: rest.calledOffAppointments,
      attendees: rest.calledOffAttendees,
    },
    proposals,
    unsettledPayments,
    erased: {
      meetingTypes: rest.meetingTypes,
      appointments: rest.appointments,
      attendees: rest.attendees,
    },
  };
}
