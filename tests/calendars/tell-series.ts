import { Temporal } from 'temporal-polyfill';
import { calendar, event } from './calendar-case.ts';
import { instantOf, isBefore, type OracleRule, turnsByTemporal } from './temporal-oracle.ts';

type Local = Temporal.PlainDateTime;
type Writing = 'utc' | 'own' | 'other' | 'day';

/** A series with all that may happen to one. */
export interface ToldSeries {
  readonly rule: OracleRule;
  readonly zone: string;
  /** Whether its times are in the zone, in none, or whole days. */
  readonly place: 'zone' | 'floating' | 'day';
  readonly start: Local;
  readonly minutes: number;
  /** Which of its turns are left out, and how they are named. */
  readonly left: readonly { readonly turn: number; readonly how: Writing }[];
  /** Those that are added, in quarters of an hour from `from`. */
  readonly more: readonly number[];
  readonly moved: readonly (Shift & { readonly cancelled: boolean; readonly how: Writing })[];
  /** One that those after it follow. */
  readonly following: Shift | undefined;
}

/** A turn, and by how many minutes it is moved; whole days by one for a hundred. */
interface Shift {
  readonly turn: number;
  readonly by: number;
}

interface Asked {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
  /** The zone of the calendar's owner. */
  readonly owners: string;
}

/** A series as a calendar says it, and when it takes place by Temporal: pairs of instants, in order. */
export function tellSeries(
  series: ToldSeries,
  asked: Asked,
): { readonly text: string; readonly times: readonly string[] } {
  const told = new Telling(series, asked);
  told.add();
  told.leaveOut();
  const lead = told.lead();
  told.move(lead);
  told.place(lead);
  return { text: told.text(), times: told.times() };
}

class Telling {
  readonly #series: ToldSeries;
  readonly #asked: Asked;
  readonly #rule: OracleRule;
  readonly #zone: string;
  readonly #isDay: boolean;
  /** The rule's, in their order. */
  readonly #own: readonly Local[];
  /** Those that nothing has happened to, by their instants. */
  readonly #turns: Map<number, Local>;
  readonly #lines: string[];
  readonly #others: string[] = [];
  readonly #times = new Set<string>();

  constructor(series: ToldSeries, asked: Asked) {
    this.#series = series;
    this.#asked = asked;
    this.#isDay = series.place === 'day';
    this.#zone = series.place === 'zone' ? series.zone : asked.owners;
    this.#rule = this.#isDay ? ofDays(series.rule) : series.rule;
    const start = this.#fit(series.start);
    const turns = turnsByTemporal(this.#rule, start, this.#zone, asked.to.add({ days: 20 }));
    this.#turns = new Map(turns.map((each) => [this.#at(each), each]));
    if (isBefore(this.#rule.until, start, this.#zone)) this.#turns.set(this.#at(start), start);
    this.#own = [...this.#turns.values()].toSorted(Temporal.PlainDateTime.compare);
    this.#lines = [...this.#dates(start), `RRULE:${ruleText(this.#rule)}`];
  }

  add(): void {
    for (const quarters of this.#series.more) {
      const local = this.#fit(this.#asked.from.toPlainDateTime().add({ minutes: quarters * 15 }));
      this.#turns.set(this.#at(local), local);
      this.#lines.push(`RDATE${this.#write(local, 'own')}`);
    }
  }

  leaveOut(): void {
    for (const { turn, how } of this.#series.left) {
      const local = this.#own[turn];
      if (!local) continue;
      this.#lines.push(`EXDATE${this.#write(local, how)}`);
      for (const [ms, each] of this.#turns) {
        const isThatDay = how === 'day' && each.toPlainDate().equals(local.toPlainDate());
        if (isThatDay || ms === this.#at(local)) this.#turns.delete(ms);
      }
    }
  }

  /** From a time that is skipped nobody can say how far away another is: such a one leads none. */
  lead(): Local | undefined {
    const { following } = this.#series;
    const lead = following && this.#own[following.turn];
    return lead && this.#shown(this.#at(lead), lead).equals(lead) ? lead : undefined;
  }

  move(lead: Local | undefined): void {
    const named = new Set<number>();
    for (const { turn, by, cancelled, how } of this.#series.moved) {
      const local = this.#own[turn];
      if (!local || local === lead || named.has(this.#at(local))) continue;
      named.add(this.#at(local));
      this.#differ(`RECURRENCE-ID${this.#write(local, how)}`, this.#shift(local, by), cancelled);
      this.#turns.delete(this.#at(local));
    }
  }

  place(lead: Local | undefined): void {
    const by = this.#series.following?.by ?? 0;
    if (lead) {
      const id = `RECURRENCE-ID;RANGE=THISANDFUTURE${this.#write(lead, 'own')}`;
      this.#differ(id, this.#shift(lead, by), false);
      this.#turns.delete(this.#at(lead));
    }
    for (const [ms, local] of this.#turns)
      this.#put(lead && ms > this.#at(lead) ? this.#shift(this.#shown(ms, local), by) : local);
  }

  text(): string {
    return calendar(event(...this.#lines), ...this.#others);
  }

  times(): readonly string[] {
    const [from, to] = [this.#asked.from, this.#asked.to].map((date) => `${date}T00:00:00Z`);
    const isAsked = (each: string) => each.slice(0, 20) < `${to}` && each.slice(21) > `${from}`;
    return [...this.#times].filter(isAsked).sort();
  }

  #differ(id: string, to: Local, isCancelled: boolean): void {
    const status = isCancelled ? ['STATUS:CANCELLED'] : [];
    this.#others.push(event(id, ...this.#dates(to), ...status));
    if (!isCancelled) this.#put(to);
  }

  #put(local: Local): void {
    const { minutes } = this.#series;
    const end = this.#isDay
      ? this.#at(local.add({ days: daysOf(minutes) }))
      : this.#at(local) + minutes * 60_000;
    this.#times.add(toInstants(this.#at(local), end));
  }

  #dates(start: Local): readonly string[] {
    const { minutes } = this.#series;
    const duration = this.#isDay ? `P${daysOf(minutes)}D` : `PT${minutes}M`;
    return [`DTSTART${this.#write(start, 'own')}`, `DURATION:${duration}`];
  }

  #fit(local: Local): Local {
    return this.#isDay ? local.withPlainTime('00:00') : local;
  }

  #at(local: Local): number {
    return instantOf(local, this.#zone).epochMilliseconds;
  }

  /** What the clock shows then: of a time that is skipped another one. */
  #shown(ms: number, local: Local): Local {
    const instant = Temporal.Instant.fromEpochMilliseconds(ms);
    return this.#isDay ? local : instant.toZonedDateTimeISO(this.#zone).toPlainDateTime();
  }

  #shift(local: Local, by: number): Local {
    return this.#isDay ? local.add({ days: Math.trunc(by / 100) }) : local.add({ minutes: by });
  }

  #write(local: Local, how: Writing): string {
    if (this.#isDay) return written(local, { zone: this.#zone, how: 'day' });
    const isFloating = this.#series.place === 'floating' && how === 'own';
    return written(local, { zone: this.#zone, how: isFloating ? 'floating' : how });
  }
}

/** Days know no hours, and no instant until which they go on. */
function ofDays(rule: OracleRule): OracleRule {
  const until = rule.until instanceof Temporal.Instant ? undefined : rule.until;
  return { ...rule, byHour: [], until };
}

function daysOf(minutes: number): number {
  return 1 + (minutes % 3);
}

/** Beginning and end as Temporal writes them. */
export function toInstants(startMs: number, endMs: number): string {
  return [startMs, endMs]
    .map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toString())
    .join(' ');
}

/** A time as a property says it, from its parameters on. */
function written(
  local: Temporal.PlainDateTime,
  { zone, how }: { zone: string; how: string },
): string {
  const basic = (each: Temporal.PlainDateTime) =>
    each.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
  if (how === 'day') return `;VALUE=DATE:${basic(local).slice(0, 8)}`;
  if (how === 'floating') return `:${basic(local)}`;
  if (how === 'own') return `;TZID=${zone}:${basic(local)}`;
  const elsewhere = how === 'utc' ? 'UTC' : 'Asia/Kolkata';
  const there = basic(instantOf(local, zone).toZonedDateTimeISO(elsewhere).toPlainDateTime());
  return how === 'utc' ? `:${there}Z` : `;TZID=${elsewhere}:${there}`;
}

function ruleText(rule: OracleRule): string {
  const list = (name: string, values: readonly (string | number)[]) =>
    values.length > 0 ? [`${name}=${values}`] : [];
  const until =
    rule.until instanceof Temporal.Instant
      ? rule.until.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
      : rule.until?.toString().replace(/-/g, '');
  return [
    `FREQ=${rule.freq}`,
    `INTERVAL=${rule.interval}`,
    ...(rule.count === undefined ? [] : [`COUNT=${rule.count}`]),
    ...(until === undefined ? [] : [`UNTIL=${until}`]),
    ...list(
      'BYDAY',
      rule.byDay.map(({ nth, weekday }) => `${nth === 0 ? '' : nth}${weekday}`),
    ),
    ...list('BYMONTHDAY', rule.byMonthDay),
    ...list('BYMONTH', rule.byMonth),
    ...list('BYYEARDAY', rule.byYearDay),
    ...list('BYWEEKNO', rule.byWeekNo),
    ...list('BYHOUR', rule.byHour),
    ...list('BYSETPOS', rule.bySetPos),
    `WKST=${rule.wkst}`,
  ].join(';');
}
