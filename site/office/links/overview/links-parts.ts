import {
  cursorPlace,
  filterOf,
  pagePlace,
  searchText,
  viewOf,
} from '#shared/react/list/address-parts.ts';

/** Which links: those of pages, those that book once, those of proposals, and short addresses. */
export const LINK_KINDS = ['pages', 'once', 'proposed', 'short'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const LINKS_PAGE_SIZE = 25;

/** What the addresses of these lists have; `all` shows those of others beside one’s own. */
export const linksParts = {
  kind: viewOf(LINK_KINDS),
  search: searchText,
  view: filterOf(['all']),
  page: pagePlace,
  cursor: cursorPlace,
} as const;
