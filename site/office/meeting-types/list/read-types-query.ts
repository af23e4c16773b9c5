import {
  isMeetingTypeState,
  type MeetingTypeState,
} from '#shared/domain/meeting-type/meeting-type-state.ts';

/** Whose meeting types are listed: on my page, others' that I host, all that I reach. */
export const VIEWS = ['mine', 'assigned', 'all'] as const;
export type View = (typeof VIEWS)[number];

/** Which meeting types are shown, as the address says it. */
export interface TypesQuery {
  readonly view: View;
  readonly page: number;
  readonly search: string;
  readonly state: MeetingTypeState | undefined;
  readonly shelf: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `{ view: 'all', page: '2' } → { view: 'all', page: 2, … }`; what makes no sense is left out. */
export function readTypesQuery(search: Readonly<Record<string, unknown>>): TypesQuery {
  const page = Number(search.page);
  const { view, shelf } = search;
  return {
    view: VIEWS.find((each) => each === view) ?? 'mine',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: typeof search.search === 'string' ? search.search.trim().slice(0, 100) : '',
    state: isMeetingTypeState(search.state) ? search.state : undefined,
    shelf: typeof shelf === 'string' && UUID.test(shelf) ? shelf : undefined,
  };
}

/** The same as an address has it: what goes without saying is not said. */
export function writeTypesQuery(query: TypesQuery): Record<string, string | undefined> {
  return {
    view: query.view === 'mine' ? undefined : query.view,
    page: query.page > 1 ? String(query.page) : undefined,
    search: query.search || undefined,
    state: query.state,
    shelf: query.shelf,
  };
}

/** Whether some of a view are left out. */
export function isNarrowed({ search, state, shelf }: TypesQuery): boolean {
  return search !== '' || state !== undefined || shelf !== undefined;
}
