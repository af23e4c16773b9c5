import { type CivilDay, civilDay, weekdayOf, weekOf } from './civil-day.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';

/**
 * Whether a day passes the parts of a rule that speak of days (the table of RFC 5545 3.3.10): where they
 * make more days in one frequency and fewer in another, the period that they are asked for is the difference.
 */
export function fitsDay(rule: RecurrenceRule, day: number): boolean {
  if (rule.days.length > 0 && rule.days.every((each) => each.weekday !== weekdayOf(day)))
    return false;
  const { months, monthDays, yearDays, weekNumbers, days } = rule;
  const scope = nthScope(rule);
  const asksNth = scope !== undefined && days.some((each) => each.nth !== 0);
  const asksDate = months.length + monthDays.length + yearDays.length > 0;
  if (!asksNth && !asksDate && weekNumbers.length === 0) return true;
  const date = civilDay(day);
  return (
    (months.length === 0 || months.includes(date.month)) &&
    isNamed(monthDays, date.monthDay, date.monthLength) &&
    isNamed(yearDays, date.yearDay, date.yearLength) &&
    fitsWeek(rule, day) &&
    (!asksNth || fitsNth(rule, date, scope))
  );
}

/** Numbers below zero count from the end. */
function isNamed(names: readonly number[], number: number, length: number): boolean {
  return names.length === 0 || names.includes(number) || names.includes(number - length - 1);
}

function fitsWeek({ weekNumbers, weekStart }: RecurrenceRule, day: number): boolean {
  if (weekNumbers.length === 0) return true;
  const { week, weeks } = weekOf(day, weekStart);
  return isNamed(weekNumbers, week, weeks);
}

/** Of what `2MO` is the second Monday; in all other rules it means each. */
function nthScope({
  frequency,
  months,
  weekNumbers,
}: RecurrenceRule): 'month' | 'year' | undefined {
  if (frequency === 'MONTHLY') return 'month';
  if (frequency !== 'YEARLY' || weekNumbers.length > 0) return undefined;
  return months.length > 0 ? 'month' : 'year';
}

function fitsNth(rule: RecurrenceRule, date: CivilDay, scope: 'month' | 'year'): boolean {
  const [number, length] =
    scope === 'month' ? [date.monthDay, date.monthLength] : [date.yearDay, date.yearLength];
  const [nth, nthFromEnd] = [Math.ceil(number / 7), -Math.ceil((length - number + 1) / 7)];
  const weekday = weekdayOf(date.day);
  return rule.days.some(
    (each) => each.weekday === weekday && [0, nth, nthFromEnd].includes(each.nth),
  );
}
