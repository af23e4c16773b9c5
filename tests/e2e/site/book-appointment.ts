import { createClient } from '#shared/api/client.ts';
import { toPath } from '#shared/routes/index.ts';
import { findMeetingType, freeDays } from './free-starts.ts';

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

/** As many are left of its day at least, for who moves it there. */
const STARTS_LEFT = 4;

/**
 * Books one of Ada's meetings as Marie does, by the API: a start of the coming weeks that is as late as
 * can be, so that the first days stay free for those who look at them.
 */
export async function bookAppointment(
  serverUrl: string,
  language: 'en' | 'de' = 'en',
  meetingSlug: Slug = 'intro',
): Promise<BookedAppointment> {
  const days = await freeDays(serverUrl, meetingSlug, [7, 28]);
  const day = days.findLast((starts) => starts.length > STARTS_LEFT);
  return book(serverUrl, meetingSlug, { ...visitor, language }, day?.at(-1));
}

/** The same for somebody else, at the first start of a day that is not over yet: among the next that its host has. */
export async function bookSoon(
  serverUrl: string,
  fullname: string,
  meetingSlug: Slug = 'intro',
): Promise<BookedAppointment> {
  const who = {
    fullname,
    email: `${fullname.toLowerCase()}@visitor.test`,
    language: 'en',
  } as const;
  const days = await freeDays(serverUrl, meetingSlug, [0, 7]);
  const day = days.find((starts) => starts.length > STARTS_LEFT);
  return book(serverUrl, meetingSlug, who, day?.[0]);
}

async function book(
  serverUrl: string,
  meetingSlug: Slug,
  who: { readonly fullname: string; readonly email: string; readonly language: 'en' | 'de' },
  startIso: string | undefined,
): Promise<BookedAppointment> {
  if (!startIso) throw new Error('Ada has no free time');
  const client = createClient({ origin: serverUrl });
  const meetingTypeId = await findMeetingType(client, meetingSlug);
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
