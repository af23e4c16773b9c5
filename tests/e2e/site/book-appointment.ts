import { type ApiClient, createClient } from '#shared/api/client.ts';
import { toPath } from '#shared/routes/index.ts';

export interface BookedAppointment {
  readonly appointmentId: string;
  readonly secret: string;
  /** ISO instant. */
  readonly startIso: string;
  /** Its page, as its attendee opens it. */
  readonly path: string;
}

export const visitor = { fullname: 'Marie Curie', email: 'marie@example.com' } as const;

type Slug = 'intro' | 'opt-in' | 'workshop' | 'ask';

/**
 * Books one of Ada's meetings as Marie does, by the API: the last free start of the coming weeks, so
 * that the first days stay free for those who look at them.
 */
export function bookAppointment(
  serverUrl: string,
  language: 'en' | 'de' = 'en',
  meetingSlug: Slug = 'intro',
): Promise<BookedAppointment> {
  return book(serverUrl, meetingSlug, { ...visitor, language }, lastFreeStart);
}

/** The same for somebody else, at the first free start: among the next that its host has. */
export function bookSoon(
  serverUrl: string,
  fullname: string,
  meetingSlug: Slug = 'intro',
): Promise<BookedAppointment> {
  const who = {
    fullname,
    email: `${fullname.toLowerCase()}@visitor.test`,
    language: 'en',
  } as const;
  return book(serverUrl, meetingSlug, who, firstFreeStart);
}

async function book(
  serverUrl: string,
  meetingSlug: Slug,
  who: { readonly fullname: string; readonly email: string; readonly language: 'en' | 'de' },
  find: (client: ApiClient, meetingTypeId: string) => Promise<string>,
): Promise<BookedAppointment> {
  const client = createClient({ origin: serverUrl });
  const meetingTypeId = await findMeetingTypeId(client, meetingSlug);
  const startIso = await find(client, meetingTypeId);
  const { data } = await client.POST('/booking', {
    params: {},
    body: {
      meetingTypeId,
      start: startIso,
      attendee: { ...who, timezone: 'Europe/Berlin', dataPolicyAccepted: true },
    },
  });
  if (!data) throw new Error('The booking has no reply');
  const { appointmentId, secret } = data;
  const path = toPath('appointment', { appointmentId }, { secret });
  return { appointmentId, secret, startIso, path };
}

async function findMeetingTypeId(client: ApiClient, meetingSlug: string): Promise<string> {
  const path = { companySlug: '-', meetingSlug, userSlug: 'ada' };
  const { data } = await client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
    params: { path },
  });
  if (!data || !('meetingType' in data)) throw new Error(`The demo has no /ada/${meetingSlug}`);
  return data.meetingType.id;
}

async function lastFreeStart(client: ApiClient, meetingTypeId: string): Promise<string> {
  const start = (await listFree(client, meetingTypeId, [7, 28])).at(-1);
  if (!start) throw new Error('Ada has no free time in four weeks');
  return start;
}

async function firstFreeStart(client: ApiClient, meetingTypeId: string): Promise<string> {
  const [start] = await listFree(client, meetingTypeId, [0, 7]);
  if (!start) throw new Error('Ada has no free time this week');
  return start;
}

async function listFree(
  client: ApiClient,
  meetingTypeId: string,
  [from, to]: readonly [days: number, days: number],
): Promise<readonly string[]> {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const query = { meetingTypeId, start: inDays(from), end: inDays(to), timezone: 'Europe/Berlin' };
  const { data } = await client.GET('/booking-availability', { params: { query } });
  return (data?.dates ?? []).flatMap(({ spots }) => spots.map(({ startTime }) => startTime));
}
