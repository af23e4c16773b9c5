import { type Property, paramOf } from './content-lines.ts';

/** By whom and how busy time is counted. */
export interface BusyRules {
  /** Whether what is not sure counts. */
  readonly countsTentative: boolean;
  /** The owner's mail addresses in small letters, to know their answers by. */
  readonly ownerAddresses: readonly string[];
}

export type Properties = ReadonlyMap<string, readonly Property[]>;

/** Properties that decide. */
export const STANDING_NAMES = [
  'status',
  'transp',
  'attendee',
  'x-microsoft-cdo-busystatus',
] as const;

/**
 * Whether an event takes time of its owner. Each of a series is asked for itself: one that they declined
 * within an accepted series is none, and the other way round.
 *
 * - STATUS:CANCELLED takes none; TENTATIVE as the owner wants it.
 * - What Outlook says (FREE, WORKINGELSEWHERE, TENTATIVE, BUSY, OOF) is more exact than TRANSP, which it
 *   writes beside it: it goes first ([MS-OXCICAL] 2.1.3.1.1.20.31). TRANSP:TRANSPARENT takes none.
 * - PARTSTAT of the owner: DECLINED and DELEGATED take none, TENTATIVE as they want it. NEEDS-ACTION counts,
 *   as Google's free/busy has it: an invitation is a time that somebody waits for them in, and who books
 *   over it takes the answer away from them. Under several addresses the one that takes most time decides.
 */
export function standsBusy(properties: Properties, rules: BusyRules): boolean {
  const word = (name: string) =>
    properties.get(name)?.at(-1)?.values[0]?.trim().toUpperCase() ?? '';
  const status = word('status');
  const outlook = word('x-microsoft-cdo-busystatus');
  if (status === 'CANCELLED' || ['FREE', 'WORKINGELSEWHERE'].includes(outlook)) return false;
  if (word('transp') === 'TRANSPARENT' && !OUTLOOK_TAKES.includes(outlook)) return false;
  const answer = ownersAnswer(properties.get('attendee') ?? [], rules.ownerAddresses);
  if (answer === 'no') return false;
  const isTentative = [status, outlook].includes('TENTATIVE') || answer === 'perhaps';
  return !isTentative || rules.countsTentative;
}

const OUTLOOK_TAKES = ['BUSY', 'OOF', 'OUTOFOFFICE', 'TENTATIVE'];

type Answer = 'yes' | 'perhaps' | 'no';

/** Undefined where they are not asked. */
function ownersAnswer(
  attendees: readonly Property[],
  addresses: readonly string[],
): Answer | undefined {
  const answers = attendees
    .filter((each) => addressesOf(each).some((address) => addresses.includes(address)))
    .map((each) => ANSWERS[paramOf(each, 'partstat')?.toUpperCase() ?? ''] ?? 'yes');
  return (['yes', 'perhaps', 'no'] as const).find((each) => answers.includes(each));
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  DECLINED: 'no',
  DELEGATED: 'no',
  TENTATIVE: 'perhaps',
};

/** Exchange writes others than mail addresses, and puts those into EMAIL (RFC 7986 6.2). */
function addressesOf(attendee: Property): readonly string[] {
  const value = attendee.values[0]?.trim().replace(/^mailto:\s*/i, '');
  return [value, paramOf(attendee, 'email')].flatMap((each) => each?.toLowerCase() ?? []);
}
