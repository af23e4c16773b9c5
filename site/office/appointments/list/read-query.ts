import { type AppointmentTab, isAppointmentTab } from '#shared/domain/appointments/tabs.ts';
import { CHANNELS, type Channel } from '#shared/domain/channels.ts';
import { isDate } from '#shared/time/dates.ts';

/** Which appointments are shown, as the address says it. */
export interface ListQuery {
  readonly tab: AppointmentTab;
  readonly search: string;
  readonly host: string | undefined;
  readonly team: string | undefined;
  readonly type: string | undefined;
  readonly channel: Channel | undefined;
  /** Local dates, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly cursor: string | undefined;
}

type Search = Readonly<Record<string, unknown>>;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `{ tab: 'past', search: 'maya' } → { tab: 'past', search: 'maya', … }`; what makes no sense is left out. */
export function readQuery(search: Search): ListQuery {
  const textOf = (name: string) => (typeof search[name] === 'string' ? search[name] : '');
  const matching = (name: string, isFit: (text: string) => boolean) =>
    isFit(textOf(name)) ? textOf(name) : undefined;
  const isId = (text: string) => ID.test(text);
  return {
    tab: isAppointmentTab(search.tab) ? search.tab : 'upcoming',
    search: textOf('search').trim().slice(0, 100),
    host: matching('host', isId),
    team: matching('team', isId),
    type: matching('type', isId),
    channel: CHANNELS.find((channel) => channel === search.channel),
    from: matching('from', isDate),
    to: matching('to', isDate),
    cursor: matching('cursor', (text) => /^(after|before)\.-?\d+\.[\da-f-]+$/.test(text)),
  };
}

/** The same as an address has it: what goes without saying is not said. */
export function writeQuery(query: ListQuery): Record<string, string | undefined> {
  const { tab, search, ...rest } = query;
  return { tab: tab === 'upcoming' ? undefined : tab, search: search || undefined, ...rest };
}

/** Whether some appointments of the tab are left out. */
export function isNarrowed(query: ListQuery): boolean {
  const { search, host, team, type, channel, from, to } = query;
  return search !== '' || [host, team, type, channel, from, to].some((each) => each !== undefined);
}

/** Everything of the tab. */
export const nothingNarrowed = {
  ...{ search: '', host: undefined, team: undefined, type: undefined },
  ...{ channel: undefined, from: undefined, to: undefined },
} as const satisfies Partial<ListQuery>;
