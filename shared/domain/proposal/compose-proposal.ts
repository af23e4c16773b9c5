import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { fromIso } from '#shared/time/dates.ts';
import type { Clock } from '#shared/time/format.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { joinNames } from '#shared/time/join-names.ts';
import { USUAL_CLOCK } from '#shared/time/usual-clock.ts';
import { isSameClock, zonesThatChange } from './clock-change.ts';
import { isSameDay, sayDay, saySpan, type TextReader } from './say-time.ts';

/** A stretch of text, linked where it leads somewhere. */
export interface ProposalPart {
  readonly text: string;
  readonly href?: string;
}

/** A time as its recipient reads it, and beneath it the host's, where their clocks differ. */
export interface ProposalItem {
  readonly when: ProposalPart;
  readonly beneath: string | null;
}

/** What a proposal says, as data: pages and editors make nodes of it, never a string of HTML. */
export type ProposalBlock =
  | { readonly kind: 'paragraph'; readonly part: ProposalPart }
  | { readonly kind: 'times'; readonly items: readonly ProposalItem[] };

/** The texts of `locales/<language>/proposal.json` in the recipient's language. */
export type TranslateProposal = (
  key: TextKey<'proposal'>,
  values?: Readonly<Record<string, string>>,
) => string;

/** What is proposed, as `GET /proposal/{proposalId}` has it. */
export interface ProposalFacts {
  readonly meetingType: { readonly name: string };
  readonly durationMinutes: number;
  readonly host: { readonly timezone: string };
  readonly recipient: {
    readonly language: Language;
    readonly timezone: string;
    readonly clock?: Clock;
  };
  readonly times: readonly {
    readonly start: string;
    readonly url: string | null;
    readonly isFreed: boolean;
    /** The room or thing that is held with it. */
    readonly resource?: string | null;
  }[];
  /** Until when the times are held; null for times that are only shown. */
  readonly holdUntil: string | null;
  /** Leads to the whole calendar. */
  readonly otherUrl: string | null;
}

/**
 * A proposal in its recipient's words: each time in their zone with the host's beneath, a word of warning
 * where the clocks of the two change against each other before then, until when it is held, and the way to
 * any other time. `nowMinute` is when it is written.
 */
export function composeProposal(
  facts: ProposalFacts,
  t: TranslateProposal,
  nowMinute: number,
): readonly ProposalBlock[] {
  const { recipient, otherUrl } = facts;
  const { language, timezone: timeZone, clock = USUAL_CLOCK } = recipient;
  const reader = { language, timeZone, clock };
  const starts = facts.times.filter(({ isFreed }) => !isFreed);
  const items = starts.map((time) => toItem(facts, t, { ...time, reader, nowMinute }));
  return [
    paragraph(
      t('intro', {
        meeting: facts.meetingType.name,
        duration: formatDuration(facts.durationMinutes, language),
        zone: toZoneLabel(timeZone),
      }),
    ),
    { kind: 'times', items },
    ...headsUp(facts, t, reader, nowMinute),
    ...heldUntil(facts, t, reader, nowMinute),
    ...(otherUrl === null ? [] : [paragraph(t('otherTime'), otherUrl)]),
  ];
}

interface ItemFacts {
  readonly start: string;
  readonly url: string | null;
  readonly resource?: string | null;
  readonly reader: TextReader;
  readonly nowMinute: number;
}

function toItem(
  { durationMinutes, host }: ProposalFacts,
  t: TranslateProposal,
  { start, url, resource, reader, nowMinute }: ItemFacts,
): ProposalItem {
  const from = toMinute(start);
  const until = from + durationMinutes;
  const time = `${sayDay(from, nowMinute, reader)}, ${saySpan(from, until, reader)}`;
  const text = resource ? `${time} · ${resource}` : time;
  const when = url === null ? { text } : { text, href: url };
  const zones = [reader.timeZone, host.timezone] as const;
  if (isSameClock(zones, from) && isSameClock(zones, until)) return { when, beneath: null };
  const theirs = { ...reader, timeZone: host.timezone };
  const span = saySpan(from, until, theirs);
  const times = isSameDay(from, from, zones) ? span : `${sayDay(from, nowMinute, theirs)}, ${span}`;
  return { when, beneath: t('hostTime', { times, zone: toZoneLabel(host.timezone) }) };
}

function headsUp(
  { times, host }: ProposalFacts,
  t: TranslateProposal,
  reader: TextReader,
  nowMinute: number,
): ProposalBlock[] {
  const starts = times.filter(({ isFreed }) => !isFreed).map(({ start }) => toMinute(start));
  const changes = starts.map((start) =>
    zonesThatChange([reader.timeZone, host.timezone], nowMinute, start),
  );
  const names = [...new Set(changes.flat())].map(toZoneLabel);
  if (names.length === 0) return [];
  return [paragraph(t('clocksChange', { zones: joinNames(names, reader.language) }))];
}

function heldUntil(
  { holdUntil }: ProposalFacts,
  t: TranslateProposal,
  reader: TextReader,
  nowMinute: number,
): ProposalBlock[] {
  if (holdUntil === null) return [];
  const minute = toMinute(holdUntil);
  const day = sayDay(minute, nowMinute, reader);
  const time = saySpan(minute, minute, reader).split(' – ')[0] ?? '';
  return [paragraph(t('heldUntil', { day, time }))];
}

function paragraph(text: string, href?: string): ProposalBlock {
  return { kind: 'paragraph', part: href === undefined ? { text } : { text, href } };
}

function toMinute(iso: string): number {
  const minute = fromIso(iso, 'floor');
  if (minute === undefined) throw new Error(`Not an instant: ${iso}`);
  return minute;
}
