import { createGoogleCalendar } from '#server/outside/integrations/google/create-google-calendar.ts';
import { createMicrosoftCalendar } from '#server/outside/integrations/microsoft/create-microsoft-calendar.ts';
import type { AuthorisedCalendarProvider } from '#server/platform/kernel/authorised-calendars.ts';
import type { FakeClock } from '../fake-clock.ts';
import type { Fault } from './faults.ts';
import { startGoogleCalendar } from './google-calendar-stand-in.ts';
import type { StandInRequest } from './json-stand-in.ts';
import { startMicrosoftGraph } from './microsoft-graph-stand-in.ts';
import type { OAuthServer } from './oauth-server.ts';
import type { PushDesk } from './push-desk.ts';
import type { TokenDesk } from './token-desk.ts';

/** An event as all providers can have it. */
interface PlainEvent {
  readonly id: string;
  readonly title: string;
  readonly startIso: string;
  readonly endIso: string;
}

/** Somebody's calendars at a provider that is stood in for, in words that all of them have. */
export interface AuthorisedStandIn {
  readonly oauth: OAuthServer;
  readonly tokens: TokenDesk;
  readonly push: PushDesk;
  readonly secret: string;
  /** All that we ask for, as it grants that. */
  readonly scope: string;
  /** Who signs in there next. */
  signInAs(email: string): void;
  open(clock: FakeClock): AuthorisedCalendarProvider;
  addCalendar(calendar: {
    readonly id: string;
    readonly name: string;
    readonly isOthers?: boolean;
  }): void;
  put(calendarId: string, event: PlainEvent): void;
  cancel(calendarId: string, id: string): void;
  /** The titles of what stands there. */
  titles(calendarId: string): readonly string[];
  forgetTokens(): void;
  setPageSize(size: number): void;
  failNext(fault: Fault, after?: number): void;
  asked(): readonly StandInRequest[];
  stop(): Promise<void>;
}

const TENANT = '5d3a4a0b-7f0a-4d0b-8a39-0f3f4f5f7a11';
/** So far ahead those are read that have to be told how far. */
const HORIZON_DAYS = 365;

/** The providers whose calendars OAuth leads to. */
export const authorisedStandIns = {
  async google(): Promise<AuthorisedStandIn> {
    const google = await startGoogleCalendar();
    return {
      ...google,
      secret: google.settings.GOOGLE_CLIENT_SECRET,
      signInAs: (email) => google.oauth.claim({ sub: email, email }),
      open: (clock) => createGoogleCalendar(google.settings, { fetch, clock }),
      addCalendar: ({ id, name, isOthers }) =>
        google.addCalendar({ id, summary: name, accessRole: isOthers ? 'reader' : 'owner' }),
      put: (calendarId, { id, title, startIso, endIso }) =>
        google.put(calendarId, {
          id,
          summary: title,
          start: { dateTime: startIso },
          end: { dateTime: endIso },
        }),
      titles: (calendarId) => google.events(calendarId).map(({ summary }) => String(summary)),
    };
  },
  async microsoft(): Promise<AuthorisedStandIn> {
    const graph = await startMicrosoftGraph();
    const toTime = (iso: string) => ({ dateTime: iso.slice(0, 19), timeZone: 'UTC' });
    return {
      ...graph,
      secret: graph.settings.MICROSOFT_CLIENT_SECRET,
      signInAs: (email) => graph.oauth.claim({ sub: email, email, tid: TENANT }),
      open: (clock) => createMicrosoftCalendar(graph.settings, { fetch, clock }, HORIZON_DAYS),
      addCalendar: ({ id, name, isOthers = false }) =>
        graph.addCalendar({ id, name, canEdit: !isOthers }),
      put: (calendarId, { id, title, startIso, endIso }) =>
        graph.put(calendarId, {
          id,
          subject: title,
          start: toTime(startIso),
          end: toTime(endIso),
          showAs: 'busy',
        }),
      titles: (calendarId) => graph.events(calendarId).map(({ subject }) => String(subject)),
    };
  },
} satisfies Record<string, () => Promise<AuthorisedStandIn>>;
