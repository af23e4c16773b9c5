import { findMailCompany, listReaders, toReader } from '#server/people/company/mail-readers.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { DecisionsAsked } from '#server/platform/kernel/events.ts';
import { toPath } from '#shared/routes/index.ts';
import { listOpenDecisions } from './store/open-decisions-statement.ts';

/** So many are named; the mail says how many more there are. */
const MAX_NAMED = 10;
/** More than a calendar's events can meet at once in earnest. */
const MAX_COUNTED = 500;

/** What a host reads who is to decide; undefined once all of it is decided, or has settled itself. */
export async function describeDecisions(
  { db, clock, publicUrl }: DescribeServices,
  { companyId, hostId, appointmentIds }: DecisionsAsked,
): Promise<Described<'decisions-asked'> | undefined> {
  const open = await listOpenDecisions(db, {
    ...{ companyId, hostId, appointmentIds },
    nowMs: clock.nowMs(),
    limit: MAX_COUNTED,
  });
  const company = await findMailCompany(db, companyId);
  if (open.length === 0 || !company) return undefined;
  const people = await listReaders(db, { companyId, hostIds: [hostId] });
  const named = open.slice(0, MAX_NAMED).map((each) => ({
    kind: each.kind,
    meetingType: each.name,
    attendee: each.attendees[0]?.name ?? null,
    startIso: new Date(each.startMs).toISOString(),
    proposedStartIso:
      each.proposedStartMs === null ? null : new Date(each.proposedStartMs).toISOString(),
    event: each.event?.title ?? null,
  }));
  return {
    companyId,
    appointmentId: null,
    readers: { account: people.map(toReader) },
    tell: (kind, recipient) => ({
      ...{ kind, recipient, company, decisions: named, more: open.length - named.length },
      links: { dashboard: `${publicUrl}${toPath('dashboard', {})}` },
    }),
  };
}
