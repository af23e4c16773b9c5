import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { MEETING_TYPE_STATES } from '#shared/domain/meeting-type/meeting-type-state.ts';
import {
  filterOf,
  idFilter,
  openPart,
  pagePlace,
  searchText,
  viewOf,
} from '#shared/react/list/address-parts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import type { RowTarget } from '#shared/react/list/row-link.tsx';
import type { ListOf } from '#shared/react/list/use-list.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';

/** Whose meeting types are listed: on my page, others' that I host, all that I reach. */
export const VIEWS = ['mine', 'assigned', 'all'] as const;
export type View = (typeof VIEWS)[number];

const PAGE_SIZE = 25;

const paths = {
  mine: '/meeting-type',
  assigned: '/meeting-type/assigned',
  all: '/meeting-type/all',
} as const satisfies Record<View, string>;

export const typesList = defineList({
  address: {
    view: viewOf(VIEWS),
    search: searchText,
    state: filterOf(MEETING_TYPE_STATES),
    shelf: idFilter,
    page: pagePlace,
    /** The one whose terms a host is reading. */
    terms: openPart,
  },
  useData: ({ view, page, search, state, shelf }) =>
    api.useData('get', paths[view], {
      params: {
        query: {
          page,
          pageSize: PAGE_SIZE,
          search: search || undefined,
          state,
          workspaceId: shelf,
        },
      },
    }).data,
  read: ({ meetingTypes, counts, ...reply }) => ({
    rows: meetingTypes,
    total: reply.total,
    paging: byPage(reply),
    // They are shown once somebody asks for them.
    hasOthers: counts.archived > 0,
  }),
  toId: ({ id }) => id,
  toName: ({ name }) => name,
});

export type TypesList = ListOf<typeof typesList>;

/** To the editor for those who may change it, to its terms for its hosts, to its page for all others. */
export function toTarget(list: TypesList, type: ListedMeetingType): RowTarget | undefined {
  if (type.canEdit) return { to: toPath('meeting-type', { meetingTypeId: type.id }) };
  if (type.isHost) return list.linkTo({ terms: type.id });
  return type.path === null ? undefined : { href: type.path };
}
