import { type ApiClient, createClient } from '#shared/api/client.ts';

const DAY_MS = 86_400_000;

/** From how many days ahead of today until how many: whole days, whatever the time is now. */
type Days = readonly [from: number, to: number];

/** The starts at which anybody could book one of Ada's meetings, by the API. */
export async function freeStarts(
  serverUrl: string,
  meetingSlug: string,
  days: Days,
  meetingDuration?: number,
): Promise<readonly string[]> {
  const client = createClient({ origin: serverUrl });
  const meetingTypeId = await findMeetingType(client, meetingSlug);
  const [start = '', end = ''] = days.map(inDays);
  const range = { meetingTypeId, start, end, timezone: 'Europe/Berlin' };
  const query = { ...range, ...(meetingDuration && { meetingDuration }) };
  const { data } = await client.GET('/booking-availability', { params: { query } });
  return (data?.dates ?? []).flatMap(({ spots }) => spots.map(({ startTime }) => startTime));
}

/** The same, a list for each day. */
export async function freeDays(
  ...words: Parameters<typeof freeStarts>
): Promise<readonly (readonly string[])[]> {
  const starts = await freeStarts(...words);
  return [...Map.groupBy(starts, (start) => start.slice(0, 10)).values()];
}

/** The id of one of Ada's meeting types. */
export async function findMeetingType(client: ApiClient, meetingSlug: string): Promise<string> {
  const path = { companySlug: '-', meetingSlug, userSlug: 'ada' };
  const { data } = await client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
    params: { path },
  });
  if (!data || !('meetingType' in data)) throw new Error(`The demo has no /ada/${meetingSlug}`);
  return data.meetingType.id;
}

function inDays(days: number): string {
  const today = Math.floor(Date.now() / DAY_MS);
  return new Date((today + days) * DAY_MS).toISOString();
}
