import { BOOKED_HOSTS, bookedHostId, bookedMeetingTypeId } from './world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_DAYS = 31;
/** Starts of one host: every hour of the days in which meetings can be booked. */
const STARTS = 56 * 24;
/** Shares no factor with STARTS, so that every start comes once before any comes again. */
const STRIDE = 977;

/** The path of a month of a meeting type's availability, from now on. */
export function availabilityPath(meetingTypeId: string, nowMs: number): string {
  const query = new URLSearchParams({
    meetingTypeId,
    start: new Date(nowMs).toISOString(),
    end: new Date(nowMs + MONTH_DAYS * DAY_MS).toISOString(),
    timezone: 'Europe/Berlin',
  });
  return `/api/booking-availability?${query}`;
}

/** Free times without end, none twice: so many hosts in turn, each at starts that lie far apart. */
function freeTimes(nowMs: number, hosts: number): () => { hostIndex: number; start: string } {
  const firstMs = Math.ceil(nowMs / DAY_MS + 1) * DAY_MS;
  let count = 0;
  return () => {
    const hostIndex = count % hosts;
    const turn = Math.floor(count / hosts);
    if (turn >= STARTS) throw new Error('All free times are taken');
    count += 1;
    const startMs = firstMs + ((turn * STRIDE) % STARTS) * HOUR_MS;
    return { hostIndex, start: new Date(startMs).toISOString() };
  };
}

/** Bodies of `POST /api/booking`, each for another free time of all hosts, or of the first so many. */
export function bookings(nowMs: number, hosts: number = BOOKED_HOSTS): () => object {
  const nextTime = freeTimes(nowMs, hosts);
  let count = 0;
  return () => {
    const { hostIndex, start } = nextTime();
    count += 1;
    return {
      meetingTypeId: bookedMeetingTypeId(hostIndex),
      start,
      attendee: {
        fullname: `Visitor ${count}`,
        email: `visitor${count}@example.com`,
        timezone: 'America/New_York',
        language: 'en',
      },
    };
  };
}

/** Bodies of the bare insert. */
export function reservations(nowMs: number): () => object {
  const nextTime = freeTimes(nowMs, BOOKED_HOSTS);
  return () => {
    const { hostIndex, start } = nextTime();
    return { hostId: bookedHostId(hostIndex), start };
  };
}
