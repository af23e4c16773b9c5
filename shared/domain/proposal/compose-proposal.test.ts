import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, toLocale } from '#shared/domain/languages.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';
import {
  composeProposal,
  type ProposalBlock,
  type ProposalFacts,
  type ProposalItem,
} from './compose-proposal.ts';
import { toPlainText } from './to-plain-text.ts';

const NOW = fromIso('2030-03-01T08:00:00Z') ?? 0;

/** The key of a text and its values, so that a test sees what is said without its words. */
const keyed = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
const spoken = (key: string, values: Readonly<Record<string, string>> = {}) =>
  [key, ...Object.values(values)].join(' | ');

function aProposal(changes: Partial<ProposalFacts> = {}): ProposalFacts {
  return {
    meetingType: { name: 'Intro' },
    durationMinutes: 30,
    host: { timezone: 'Europe/Berlin' },
    recipient: { language: 'en', timezone: 'America/New_York' },
    times: [
      { start: '2030-03-05T14:00:00.000Z', url: 'https://k.test/a', isFreed: false },
      { start: '2030-03-20T14:00:00.000Z', url: 'https://k.test/b', isFreed: false },
    ],
    holdUntil: '2030-03-03T08:00:00.000Z',
    otherUrl: 'https://k.test/c',
    ...changes,
  };
}

function itemsOf(blocks: readonly ProposalBlock[]): readonly ProposalItem[] {
  return blocks.flatMap((block) => (block.kind === 'times' ? block.items : []));
}

describe('10. a proposal says', () => {
  it('each time in the recipient’s zone, with the host’s beneath, and warns of the clocks', () => {
    expect(toPlainText(composeProposal(aProposal(), spoken, NOW))).toBe(
      `\
intro | Intro | 30 minutes | America/New York

- Tuesday, March 5, 09:00 – 09:30
  hostTime | 15:00 – 15:30 | Europe/Berlin
  https://k.test/a
- Wednesday, March 20, 10:00 – 10:30
  hostTime | 15:00 – 15:30 | Europe/Berlin
  https://k.test/b

clocksChange | America/New York

heldUntil | Sunday, March 3 | 03:00

otherTime: https://k.test/c`,
    );
  });

  it('19.18 its times by the clock that its page begins with, unless it is known how they are read', () => {
    const american = { language: 'en', timezone: 'America/New_York' } as const;
    const textsFor = (recipient: ProposalFacts['recipient']) =>
      itemsOf(composeProposal(aProposal({ recipient }), spoken, NOW)).map(({ when }) => when.text);
    expect(textsFor(american)[0]).toBe('Tuesday, March 5, 09:00 – 09:30');
    expect(textsFor({ ...american, clock: '12h' })[0]).toMatch(/9:00\sAM – 9:30\sAM$/);
  });

  it('nothing beneath, and no warning, where both read the same clock', () => {
    const recipient = { language: 'de', timezone: 'Europe/Paris' } as const;
    const blocks = composeProposal(aProposal({ recipient }), spoken, NOW);
    expect(itemsOf(blocks)).toEqual([
      {
        when: { text: 'Dienstag, 5. März, 15:00 – 15:30 Uhr', href: 'https://k.test/a' },
        beneath: null,
      },
      {
        when: { text: 'Mittwoch, 20. März, 15:00 – 15:30 Uhr', href: 'https://k.test/b' },
        beneath: null,
      },
    ]);
    expect(toPlainText(blocks)).not.toContain('clocksChange');
    const inSummer = [{ start: '2030-04-20T14:00:00.000Z', url: null, isFreed: false }];
    const later = composeProposal(aProposal({ recipient, times: inSummer }), spoken, NOW);
    expect(toPlainText(later)).not.toContain('clocksChange');
  });

  it('the host’s date where it is another one, and the year where it is not this one', () => {
    const recipient = { language: 'en', timezone: 'Asia/Tokyo', clock: '24h' } as const;
    const times = [{ start: '2030-12-31T16:00:00.000Z', url: null, isFreed: false }];
    const [item] = itemsOf(composeProposal(aProposal({ recipient, times }), spoken, NOW));
    expect(item?.when.text).toBe('Wednesday, January 1, 2031, 01:00 – 01:30');
    expect(item?.beneath).toBe('hostTime | Tuesday, December 31, 17:00 – 17:30 | Europe/Berlin');
  });

  it('nothing of what a host took back, of a hold that there is not, of a page that is not public', () => {
    const [first] = aProposal().times;
    const times = first ? [{ ...first, isFreed: true }] : [];
    const blocks = composeProposal(
      aProposal({ times, holdUntil: null, otherUrl: null }),
      keyed,
      NOW,
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'times']);
    expect(itemsOf(blocks)).toEqual([]);
  });
});

const ZONES = Intl.supportedValuesOf('timeZone');

/** What Temporal reads off a wall clock, written by a formatter that knows no zone but UTC. */
function slowly(minute: number, timeZone: string, language: Language, isYearSaid: boolean) {
  const at = Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(timeZone);
  const wall = Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(toLocale(language), { ...options, timeZone: 'UTC' }).format(wall);
  return {
    date: at.toPlainDate().toString(),
    year: at.year,
    day: write({
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
      ...(isYearSaid && { year: 'numeric' }),
    }),
    time: write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    offset: at.offsetNanoseconds / 60e9,
  };
}

function slowSpan(from: number, until: number, timeZone: string, language: Language): string {
  const [start, end] = [from, until].map((each) => slowly(each, timeZone, language, false));
  const uhr = language === 'de' ? ' Uhr' : '';
  if (start?.date === end?.date) return `${start?.time} – ${end?.time}${uhr}`;
  return `${start?.time}${uhr} – ${end?.day}, ${end?.time}${uhr}`;
}

function slowDay(minute: number, timeZone: string, language: Language): string {
  const year = slowly(NOW, timeZone, language, false).year;
  const isOther = slowly(minute, timeZone, language, false).year !== year;
  return slowly(minute, timeZone, language, isOther).day;
}

describe('10. random proposals', () => {
  it('say what Temporal says in both zones', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom(...ZONES),
        fc.constantFrom(...LANGUAGES),
        fc.integer({ min: NOW, max: NOW + 2 * 366 * 1440 }),
        fc.integer({ min: 5, max: 480 }),
        (timeZone, hostZone, language, from, durationMinutes) => {
          const facts = aProposal({
            durationMinutes,
            host: { timezone: hostZone },
            recipient: { language, timezone: timeZone, clock: '24h' },
            times: [{ start: toIso(from), url: null, isFreed: false }],
          });
          const blocks = composeProposal(facts, keyed, NOW);
          const [item] = itemsOf(blocks);
          const until = from + durationMinutes;
          const day = slowDay(from, timeZone, language);
          expect(item?.when.text).toBe(`${day}, ${slowSpan(from, until, timeZone, language)}`);
          const offsetAt = (minute: number, zone: string) =>
            slowly(minute, zone, language, false).offset;
          const distance = (minute: number) =>
            offsetAt(minute, hostZone) - offsetAt(minute, timeZone);
          if (distance(from) === 0 && distance(until) === 0) expect(item?.beneath).toBeNull();
          else {
            const span = slowSpan(from, until, hostZone, language);
            const isSameDate =
              slowly(from, hostZone, language, false).date ===
              slowly(from, timeZone, language, false).date;
            const times = isSameDate ? span : `${slowDay(from, hostZone, language)}, ${span}`;
            expect(item?.beneath).toContain(JSON.stringify({ times }).slice(1, -1));
          }
          const isWarned = JSON.stringify(blocks).includes('clocksChange');
          expect(isWarned).toBe(distance(from) !== distance(NOW));
        },
      ),
      // Each opens formatters of two zones, which is most of its time.
      { numRuns: roundsOf({ few: 400, many: 4_000 }) },
    );
  });
});
