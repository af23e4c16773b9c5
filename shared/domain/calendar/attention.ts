import type { Channel } from '#shared/domain/channels.ts';
import { canMeetOn, toOfferedChannels } from '#shared/domain/meeting-type/offer.ts';

/** What keeps a host from being booked, or from being told, the worst first. */
export const ATTENTION_CODES = [
  'calendar-unreadable',
  'meetings-refused',
  'no-hours',
  'no-address',
  'no-meeting-type',
  'no-channel',
  'failed-mails',
  'no-mail-server',
  'drafts',
] as const;
type AttentionCode = (typeof ATTENTION_CODES)[number];

interface Attention {
  readonly code: AttentionCode;
  readonly count: number;
  /** What it is about, where that has a name. */
  readonly names: string[];
  /** Since when, where that is known. */
  readonly since: string | null;
}

/** Accounts that are shut to us, by their names, and since when the first of them is. */
interface Shut {
  readonly names: readonly string[];
  readonly since: string;
}

/** A meeting type of one's own, as far as being found and met goes. */
interface OwnMeetingType {
  readonly name: string;
  readonly isOpen: boolean;
  readonly isDraft: boolean;
  readonly channel: Channel;
  readonly allowSelectChannel: boolean;
  readonly allowedChannels: readonly Channel[];
  readonly meetingLink: string | null;
  readonly providers: readonly string[];
  readonly hasPhone: boolean;
}

interface Facts {
  /** Calendars; none while all can be read. */
  readonly unreadable: Shut | null;
  /** Where meetings are made; none while they are. */
  readonly refused: Shut | null;
  readonly hasHours: boolean;
  readonly hasAddress: boolean;
  readonly meetingTypes: readonly OwnMeetingType[];
  /** They serve a meeting type, of their own or another's. */
  readonly isHost: boolean;
  /** Null for those who are not to know. */
  readonly failedMails: number | null;
  readonly sendsMail: boolean;
}

const MAX_NAMES = 3;

/** What needs a host's attention, the worst first. */
export function findAttention(facts: Facts): Attention[] {
  const { meetingTypes, failedMails } = facts;
  const open = meetingTypes.filter(({ isOpen }) => isOpen);
  const unmet = open.filter((each) => !canBeMet(each));
  const drafts = meetingTypes.filter(({ isDraft }) => isDraft);
  const found: Readonly<Record<AttentionCode, readonly string[] | number>> = {
    'calendar-unreadable': facts.unreadable?.names ?? 0,
    'meetings-refused': facts.refused?.names ?? 0,
    'no-hours': Number(!facts.hasHours),
    'no-address': Number(!facts.hasAddress),
    'no-meeting-type': Number(meetingTypes.length === 0 && !facts.isHost),
    'no-channel': unmet.map(({ name }) => name),
    'failed-mails': failedMails ?? 0,
    'no-mail-server': Number(failedMails !== null && !facts.sendsMail),
    drafts: drafts.map(({ name }) => name),
  };
  const since: Partial<Record<AttentionCode, string>> = {
    ...(facts.unreadable && { 'calendar-unreadable': facts.unreadable.since }),
    ...(facts.refused && { 'meetings-refused': facts.refused.since }),
  };
  return ATTENTION_CODES.map((code) => ({
    ...toAttention(code, found[code]),
    since: since[code] ?? null,
  })).filter(({ count }) => count > 0);
}

function toAttention(
  code: AttentionCode,
  found: readonly string[] | number,
): Omit<Attention, 'since'> {
  if (typeof found === 'number') return { code, count: found, names: [] };
  return { code, count: found.length, names: found.slice(0, MAX_NAMES) };
}

function canBeMet(type: OwnMeetingType): boolean {
  return toOfferedChannels(type).some((channel) => canMeetOn(channel, type, type));
}
