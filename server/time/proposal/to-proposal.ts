import { proposalToken } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { toMeetingTypePath } from '#server/time/meeting-type/find-address.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import { MAX_HOLD_DAYS } from '#shared/domain/proposal/limits.ts';
import { toProposalState } from '#shared/domain/proposal/state.ts';
import { toIso } from '#shared/time/dates.ts';
import type { ProposalRow } from './proposal-statement.ts';

const DAY_MS = 86_400_000;

export type LinkServices = Pick<Services, 'clock' | 'secret' | 'publicUrl'>;

/** A proposal as the office shows it, with its links: they are made again each time, never stored. */
export function toProposal(services: LinkServices, row: ProposalRow): Proposal {
  const holdUntilMs = row.holdUntil.getTime();
  const links = toLinks(services, row);
  return {
    ...{ id: row.id, meetingType: row.meetingType, host: row.host, channel: row.channel },
    state: toProposalState({ state: row.state, holdUntilMs }, services.clock.nowMs()),
    durationMinutes: row.durationMinutes,
    recipient: {
      name: row.recipientName,
      email: row.recipientEmail,
      timezone: row.recipientTimeZone,
      language: row.recipientLanguage,
    },
    times: row.times.map(({ startMinute, ...time }) => ({
      ...time,
      start: toIso(startMinute),
      end: toIso(startMinute + row.durationMinutes),
      url: links.toTimes([startMinute]),
    })),
    url: links.toTimes(row.times.filter((time) => !time.isFreed).map((time) => time.startMinute)),
    otherUrl: links.toCalendar,
    holdUntil: row.holdUntil.toISOString(),
    holdAtMost: new Date(holdAtMostMs(row)).toISOString(),
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    taken: row.taken && toTaken(row.taken),
  };
}

/** The last moment until which a proposal can hold times: nobody picks one that has begun. */
export function holdAtMostMs({
  createdAt,
  times,
}: Pick<ProposalRow, 'createdAt'> & {
  readonly times: readonly { readonly startMinute: number }[];
}): number {
  const lastMinute = Math.max(...times.map(({ startMinute }) => startMinute));
  const latestMs = createdAt.getTime() + MAX_HOLD_DAYS * DAY_MS;
  return Math.min(Math.floor(latestMs / 60_000), lastMinute) * 60_000;
}

function toTaken({ startMinute, ...taken }: NonNullable<ProposalRow['taken']>) {
  return { ...taken, start: toIso(startMinute) };
}

/** Links into the booking page. Opening one picks nothing, for scanners of mails open all of them. */
function toLinks({ secret, publicUrl }: LinkServices, { id, owner, ownerSlug, slug }: ProposalRow) {
  if (!owner || !ownerSlug) return { toCalendar: null, toTimes: () => null };
  const query = { proposal: proposalToken(secret, id) };
  const toCalendar = `${publicUrl}${toMeetingTypePath({ owner, ownerSlug, slug }, query)}`;
  // Colons and commas may stand in a query as they are, and links are read by people.
  const toTimes = (startMinutes: readonly number[]) =>
    `${toCalendar}&times=${startMinutes.map((minute) => `${toIso(minute).slice(0, 16)}Z`).join(',')}`;
  return { toCalendar, toTimes };
}
