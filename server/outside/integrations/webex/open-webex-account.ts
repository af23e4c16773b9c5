import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type {
  ConferenceAccount,
  MadeMeeting,
  WantedMeeting,
} from '#server/platform/kernel/conference-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import { meetingLink } from '../meeting-link.ts';
import type { MeetingApi } from '../open-meeting-api.ts';

const made = z.object({ id: z.string(), webLink: meetingLink });
const listed = z.object({ items: z.array(made) });

const DAY_MS = 86_400_000;
/** Farther ahead than anything is booked. */
const AHEAD_DAYS = 1200;
/** Webex makes none that is shorter. */
const SHORTEST_MINUTES = 10;
const LONGEST_TITLE = 128;

export function openWebexAccount(webex: MeetingApi, clock: Clock): ConferenceAccount {
  return {
    make: (wanted, until) =>
      answeringCalendar(async () => {
        const body = { ...toBody(wanted), integrationTags: [tagOf(wanted.key)], sendEmail: false };
        return toMade(await webex.read(await webex.send('POST', '/meetings', until, body), made));
      }),
    find: (key, until) =>
      answeringCalendar(async () => {
        // Without dates it lists those of the next days alone.
        const query = new URLSearchParams({
          integrationTag: tagOf(key),
          from: new Date(clock.nowMs() - DAY_MS).toISOString(),
          to: new Date(clock.nowMs() + AHEAD_DAYS * DAY_MS).toISOString(),
        });
        const answer = await webex.send('GET', `/meetings?${query}`, until);
        const [found] = (await webex.read(answer, listed)).items;
        return found ? toMade(found) : null;
      }),
    change: (id, wanted, until) =>
      answeringCalendar(async () => {
        const body = { ...toBody(wanted), sendEmail: false };
        return webex.isThere(await webex.send('PATCH', toPath(id), until, body));
      }),
    remove: (id, until) =>
      answeringCalendar(async () => {
        await webex.isThere(await webex.send('DELETE', `${toPath(id)}?sendEmail=false`, until));
      }),
  };
}

function toPath(id: string): string {
  return `/meetings/${encodeURIComponent(id)}`;
}

function toMade({ id, webLink }: z.output<typeof made>): MadeMeeting {
  return { id, link: webLink };
}

/** A tag has 64 characters at most, and a key may have more. */
function tagOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function toBody({ title, startIso, durationMinutes }: WantedMeeting) {
  const minutes = Math.max(durationMinutes, SHORTEST_MINUTES);
  const end = new Date(Date.parse(startIso) + minutes * 60_000).toISOString();
  return { title: title.slice(0, LONGEST_TITLE), start: startIso, end, timezone: 'UTC' };
}
