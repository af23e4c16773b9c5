import { createClient } from '#shared/api/client.ts';
import { toPath } from '#shared/routes/index.ts';
import { findMeetingType, freeStarts } from './free-starts.ts';

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
export async function bookAppointment(
  serverUrl: string,
  language: 'en' | 'de' = 'en',
  meetingSlug: Slug = 'intro',
): Promise<BookedAppointment> {
  const starts = await freeStarts(serverUrl, meetingSlug, [7, 28]);
  return book(serverUrl, meetingSlug, { ...visitor, language }, starts.at(-1));
}

/** The same for somebody else, at the first free start: among the next that its host has. */
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
  const [first] = await freeStarts(serverUrl, meetingSlug, [0, 7]);
  return book(serverUrl, meetingSlug, who, first);
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
