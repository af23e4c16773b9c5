import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type LinksQuery, readLinksQuery, writeLinksQuery } from './read-links-query.ts';

/** Which links are shown: it lives in the address. Narrowing begins at the first page. */
export function useLinksQuery() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const query = useMemo(() => readLinksQuery(search), [search]);
  const navigate = useNavigate();
  const go = (change: Partial<LinksQuery>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (now: Readonly<Record<string, unknown>>) =>
        writeLinksQuery({ ...readLinksQuery(now), ...change }),
      replace,
      resetScroll: change.page !== undefined,
    });
  return {
    query,
    narrow: (change: Partial<LinksQuery>) => go({ page: 1, ...change }, true),
    turn: (page: number) => go({ page }, false),
  };
}

export type LinksAddress = ReturnType<typeof useLinksQuery>;
