import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type MailsQuery, readQuery, writeQuery } from './read-query.ts';

type Change = Partial<MailsQuery>;

/**
 * Which mails are shown: it lives in the address. Opening and closing one is a step that Back undoes;
 * narrowing the list starts at its first page and is none.
 */
export function useMailsQuery() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const query = useMemo(() => readQuery(search), [search]);
  const navigate = useNavigate();
  const go = (change: Change, replace: boolean) =>
    void navigate({
      to: '.',
      // From where it leads away then: what is typed arrives after a pause.
      search: (now: Readonly<Record<string, unknown>>) =>
        writeQuery({ ...readQuery(now), ...change }),
      replace,
      resetScroll: change.page !== undefined,
    });
  return {
    query,
    narrow: (change: Change) => go({ page: 1, ...change }, true),
    turn: (page: number) => go({ page }, false),
    open: (mail: string | undefined) => go({ mail }, false),
  };
}
