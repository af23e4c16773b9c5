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

/**
 * Books one of Ada's meetings as Marie does, by the API: the last free start of the coming weeks, so
 * that the first days stay free for those who look at them.
 */
export async function bookAppointment(
  serverUrl: string,
  language: 'en' | 'de' = 'en',
  meetingSlug: 'intro' | 'opt-in' | 'workshop' | 'ask' = 'intro',
): Promise<BookedAppointment> {
  const client = createClient({ origin: serverUrl });
  const meetingTypeId = await findMeetingTypeId(client, meetingSlug);
  const startIso = await lastFreeStart(client, meetingTypeId);
  const { data } = await client.POST('/booking', {
    params: {},
    body: {
      meetingTypeId,
      start: startIso,
      attendee: { ...visitor, language, timezone: 'Europe/Berlin', dataPolicyAccepted: true },
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
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { data } = await client.GET('/booking-availability', {
    params: {
      query: { meetingTypeId, start: inDays(7), end: inDays(28), timezone: 'Europe/Berlin' },
    },
  });
  const start = data?.dates.at(-1)?.spots.at(-1)?.startTime;
  if (!start) throw new Error('Ada has no free time in four weeks');
  return start;
}
