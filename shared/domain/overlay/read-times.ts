const DAY_MINUTES = 1440;
const CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))? ?(?:h|uhr)? ?(am|pm|a\.m\.|p\.m\.)?`;
const RANGE = new RegExp(
  String.raw`^(?:(?:von|from|de|da|das|dalle|fra|van|od|fran|kl\.?) )?${CLOCK} ?(?:-|to|until|bis|a|al|alle|til|till|tot|do) ?${CLOCK}$`,
);

type Range = readonly [from: number, until: number];

/** What follows a date, in minutes of its day: `9-10:30, 2-3pm`; nothing is the whole day. */
export function readTimes(text: string): readonly Range[] | undefined {
  if (text === '') return [[0, DAY_MINUTES]];
  const ranges = text.split(/ ?[,;] ?/).map(readRange);
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
}

function readRange(text: string): Range | undefined {
  const match = RANGE.exec(text);
  if (!match) return undefined;
  const [, hour = '', minute, half, endHour = '', endMinute, endHalf] = match;
  const until = toMinutes(endHour, endMinute, endHalf);
  // `9-11pm` is in the evening, `11-2pm` begins before noon.
  const halves = half || !endHalf ? [half] : [endHalf, 'am'];
  const from = halves
    .map((each) => toMinutes(hour, minute, each))
    .find((each) => each !== undefined && until !== undefined && each < until);
  return from === undefined || until === undefined ? undefined : [from, until];
}

function toMinutes(hourText: string, minuteText = '0', half?: string): number | undefined {
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  const isTwelve = half !== undefined;
  if (minute > 59 || (isTwelve && (hour < 1 || hour > 12))) return undefined;
  const minutes = (isTwelve ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour) * 60 + minute;
  return minutes <= DAY_MINUTES ? minutes : undefined;
}
