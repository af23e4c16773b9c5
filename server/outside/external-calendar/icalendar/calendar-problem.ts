/**
 * What of a calendar's texts could not be taken as it stands. The rest of the text counts all the same.
 *
 * - `not-a-calendar`: there is no calendar in the text.
 * - `broken-off`: something begins that does not end. What stands there counts.
 * - `start-not-understood`: an event does not say when it begins. It is not busy, since nobody knows when.
 * - `end-not-understood`: it ends before it begins, or in no time of the calendar. It is busy until its day ends.
 * - `rule-not-understood`: a part of how it recurs says nothing. It recurs as the other parts say; one
 *   that does not even say how often is busy once.
 * - `date-not-understood`: a date that it also is at, or is not at, is none. It is left out.
 * - `unknown-zone`: nothing knows its zone. Its times are read in the zone of the calendar's owner.
 * - `too-many-times`: it recurs more often than anybody works out. From there on all time is busy.
 */
export type ProblemKind =
  | 'not-a-calendar'
  | 'broken-off'
  | 'start-not-understood'
  | 'end-not-understood'
  | 'rule-not-understood'
  | 'date-not-understood'
  | 'unknown-zone'
  | 'too-many-times';

export interface CalendarProblem {
  readonly kind: ProblemKind;
  /** Which of the contents. */
  readonly contentIndex: number;
  /** Of which event; null where it is the content's. */
  readonly uid: string | null;
}
