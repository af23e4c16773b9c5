import * as z from 'zod';
import { CALENDAR_TROUBLES } from '#shared/domain/external-calendar/troubles.ts';
import {
  AUTHORISED_CALENDARS,
  CALENDAR_PROVIDERS,
  GIVEN_CALENDARS,
} from '#shared/domain/integrations/calendar-providers.ts';
import { endpoint, queryBoolean } from './endpoint.ts';
import { cursorFacts, cursorQuery, pageFacts, pageQuery } from './paging.ts';
import { id, instant, plainText, shortText } from './schemas.ts';
import { userPath } from './user.ts';

const address = plainText.trim().min(1).max(2000);
const username = plainText.trim().min(1).max(320);
const password = plainText.min(1).max(1000);

const externalCalendar = z.object({
  id,
  name: z.string(),
  /** `#rrggbb` */
  color: z.string().nullable(),
  /** Whether our events can be written into it. */
  isReadOnly: z.boolean(),
  /** Whether its events take their host's time. */
  isBusy: z.boolean(),
});

const connection = z.object({
  id,
  hostId: id,
  hostName: z.string(),
  provider: z.enum(CALENDAR_PROVIDERS),
  /** The service that it is at, `icloud`; null where none was chosen. */
  service: z.string().nullable(),
  /** What its owner knows the account by; null to everybody else. */
  account: z.string().nullable(),
  isPaused: z.boolean(),
  connectedAt: instant,
  /** When all of its calendars had been read; null before the first time. */
  readAt: instant.nullable(),
  /** Why it could not be read the last time, and since when. */
  trouble: z.object({ kind: z.enum(CALENDAR_TROUBLES), since: instant }).nullable(),
  /** Since when its host counts as not free because of it. */
  closesSince: instant.nullable(),
  /** None to everybody but its owner. */
  calendars: z.array(externalCalendar),
});

const connectionPage = z.object({ connections: z.array(connection), ...cursorFacts });

const sync = z.object({
  /** Into which of the calendars appointments are written; null for none. */
  writtenCalendarId: id.nullable(),
  /** Whether an event that is tentative takes time. */
  countsTentative: z.boolean(),
  /** Whether an appointment goes where its event is moved to there; else its host is asked. */
  followsMoves: z.boolean(),
  /** Whether an appointment is cancelled once its event is deleted there; else its host is asked. */
  followsDeletions: z.boolean(),
});
/** One of the host's calendars, null for none, or the one that is written to in general. */
const place = z.union([id, z.literal('default')]).nullable();
const placeChange = z.strictObject({
  meetingTypeId: id,
  calendarId: place,
  was: place.optional(),
});
const syncChange = sync
  .extend({
    busyCalendarIds: z.array(id).max(500),
    /** Meeting types that they host, and where else their appointments are written. */
    meetingTypes: z.array(placeChange).max(100),
  })
  .partial()
  .extend({ was: sync.partial().optional() });

/** A meeting type that somebody hosts, and where their appointments of it are written. */
const placedMeetingType = z.object({
  id,
  name: z.string(),
  ownerName: z.string(),
  /** Whether that is where they are written in general. */
  followsDefault: z.boolean(),
  /** Null where they are written into none. */
  calendar: z.object({ id, name: z.string() }).nullable(),
  /** Whether it takes events just now: it does not while it is paused, cannot be read, or is to be read alone. */
  isWritable: z.boolean(),
});
const placesQuery = z.object({
  ...pageQuery,
  search: shortText.optional().meta({ description: 'Part of its name' }),
  followsDefault: queryBoolean().optional(),
});
const places = z.object({ meetingTypes: z.array(placedMeetingType), ...pageFacts });

const connectionPath = z.object({ connectionId: id });

/** Why what was given does not lead to a calendar. */
export const connecting = [
  'calendar-credentials-refused',
  'calendar-not-there',
  'calendar-address-not-allowed',
  'calendar-no-answer',
] as const;

/** Accounts of hosts elsewhere, whose calendars are read and written. */
export const connectionApi = {
  listConnections: endpoint({
    method: 'get',
    path: '/connections',
    summary:
      "One's own connected calendars and how they are used; owners and admins may ask for the state of everybody's",
    right: 'connection:manage',
    limit: 'office',
    byToken: false,
    query: z.object({
      of: z.enum(['own', 'company']).optional().meta({
        description: 'One’s own come as a whole, those of everybody by pages',
      }),
      ...cursorQuery,
    }),
    reply: z.object({
      ...connectionPage.shape,
      sync,
      /** The providers at whose own page one can let this server in. */
      authorised: z.array(z.enum(AUTHORISED_CALENDARS)),
    }),
    refuses: ['forbidden'],
  }),
  connectCalendar: endpoint({
    method: 'post',
    path: '/connections',
    summary:
      "Connects an account of one's own and reads its calendars; one that is connected already is opened by what is given now",
    right: 'connection:manage',
    limit: 'password',
    byToken: false,
    body: z.strictObject({
      provider: z.enum(GIVEN_CALENDARS),
      service: shortText.optional(),
      address,
      username: username.optional(),
      password: password.optional(),
    }),
    reply: connection,
    refuses: [...connecting, 'too-many-connections'],
  }),
  authoriseCalendar: endpoint({
    method: 'post',
    path: '/connections/authorise',
    summary:
      'Where the browser goes to let us into calendars at their provider; a cookie remembers what for, and `POST /auth/return` connects them',
    right: 'connection:manage',
    limit: 'form',
    byToken: false,
    body: z.strictObject({ provider: z.enum(AUTHORISED_CALENDARS) }),
    reply: z.object({ url: z.string() }),
    refuses: ['not-found'],
  }),
  reconnectCalendar: endpoint({
    method: 'put',
    path: '/connections/{connectionId}/credentials',
    summary: 'Opens a connected account by another password, or a feed by another address',
    right: 'connection:manage',
    limit: 'password',
    byToken: false,
    params: connectionPath,
    body: z.strictObject({
      address: address.optional(),
      password: password.optional(),
    }),
    reply: connection,
    refuses: [...connecting, 'already-connected', 'not-found', 'forbidden'],
  }),
  patchConnection: endpoint({
    method: 'patch',
    path: '/connections/{connectionId}',
    summary: 'Pauses a connection, whose events then take no time, or goes on with it',
    right: 'connection:manage',
    limit: 'office',
    byToken: false,
    params: connectionPath,
    body: z.strictObject({ isPaused: z.boolean() }),
    reply: connection,
    refuses: ['not-found', 'forbidden'],
  }),
  readConnection: endpoint({
    method: 'post',
    path: '/connections/{connectionId}/read',
    summary: 'Looks into its calendars now',
    right: 'connection:manage',
    limit: 'form',
    byToken: false,
    params: connectionPath,
    reply: connection,
    refuses: ['not-found', 'forbidden'],
  }),
  deleteConnection: endpoint({
    method: 'delete',
    path: '/connections/{connectionId}',
    summary:
      'Forgets an account: its password, its calendars and what of them took time; events already written stay there, or go',
    right: 'connection:manage',
    limit: 'form',
    byToken: false,
    params: connectionPath,
    query: z.object({ events: z.enum(['keep', 'remove']).optional() }),
    reply: z.object({ deleted: z.literal(true) }),
    refuses: ['not-found', 'forbidden'],
  }),
  listMeetingTypePlaces: endpoint({
    method: 'get',
    path: '/meeting-type/integration',
    summary:
      'The meeting types that the caller hosts, and into which of their calendars appointments of each are written',
    right: 'connection:manage',
    limit: 'office',
    query: placesQuery,
    reply: places,
    refuses: [],
  }),
  patchOwnCalendarSync: endpoint({
    method: 'patch',
    path: '/user2/calendar-sync',
    summary:
      'Says which calendars take time and which one is written to, in general and for meeting types; `was` has what the caller saw',
    right: 'connection:manage',
    limit: 'office',
    body: syncChange,
    reply: sync,
    refuses: ['changed-meanwhile', 'not-found'],
  }),
  patchCalendarSync: endpoint({
    method: 'patch',
    path: '/user2/{user}/calendar-sync',
    summary:
      'The same change of somebody else, by an owner or admin who knows their calendars by id',
    right: 'connection:manage',
    limit: 'office',
    params: userPath,
    body: syncChange,
    reply: sync,
    refuses: ['changed-meanwhile', 'not-found', 'forbidden'],
  }),
} as const;

export type ConnectionPage = z.output<typeof connectionPage>;
export type Connection = z.output<typeof connection>;
export type ExternalCalendar = z.output<typeof externalCalendar>;
export type CalendarSync = z.output<typeof sync>;
export type CalendarSyncChange = z.output<typeof syncChange>;
export type MeetingTypePlaceChange = z.output<typeof placeChange>;
export type MeetingTypePlaces = z.output<typeof places>;
export type MeetingTypePlacesQuery = z.output<typeof placesQuery>;
