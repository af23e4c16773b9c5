import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readTypesQuery, type TypesQuery, writeTypesQuery } from './read-types-query.ts';

/** Which meeting types are shown: it lives in the address. Narrowing begins at the first page. */
export function useTypesQuery() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const query = useMemo(() => readTypesQuery(search), [search]);
  const navigate = useNavigate();
  const go = (change: Partial<TypesQuery>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (now: Readonly<Record<string, unknown>>) =>
        writeTypesQuery({ ...readTypesQuery(now), ...change }),
      replace,
      resetScroll: change.page !== undefined,
    });
  return {
    query,
    narrow: (change: Partial<TypesQuery>) => go({ page: 1, ...change }, true),
    turn: (page: number) => go({ page }, false),
  };
}
