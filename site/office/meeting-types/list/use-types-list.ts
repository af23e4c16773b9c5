import { useDeferredValue } from 'react';
import { api } from '#site/office/api.ts';
import type { TypesQuery, View } from './read-types-query.ts';

const PAGE_SIZE = 25;

const paths = {
  mine: '/meeting-type',
  assigned: '/meeting-type/assigned',
  all: '/meeting-type/all',
} as const satisfies Record<View, string>;

/** The list that was there stays until the one that is asked for has come. */
export function useTypesList(query: TypesQuery) {
  const asked = useDeferredValue(query);
  const { view, page, search, state, shelf } = asked;
  const { data } = api.useData('get', paths[view], {
    params: {
      query: {
        page,
        pageSize: PAGE_SIZE,
        ...(search && { search }),
        ...(state && { state }),
        ...(shelf && { workspaceId: shelf }),
      },
    },
  });
  return { data, isCurrent: asked === query };
}
