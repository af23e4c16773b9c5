import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  type ProposalsQuery,
  readProposalsQuery,
  writeProposalsQuery,
} from './read-proposals-query.ts';

/** Which proposals are shown: it lives in the address. Opening one, and proposing, are steps that Back undoes. */
export function useProposalsQuery() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const query = useMemo(() => readProposalsQuery(search), [search]);
  const navigate = useNavigate();
  const go = (change: Partial<ProposalsQuery>, replace = false) =>
    void navigate({
      to: '.',
      search: (now: Readonly<Record<string, unknown>>) =>
        writeProposalsQuery({ ...readProposalsQuery(now), ...change }),
      replace,
      resetScroll: false,
    });
  return {
    query,
    narrow: (change: Partial<ProposalsQuery>) => go({ cursor: undefined, ...change }, true),
    turn: (cursor: string | undefined) => go({ cursor }),
    open: (proposal: string | undefined) => go({ proposal }),
    begin: (isNew: boolean) => go({ isNew }),
  };
}

export type ProposalsAddress = ReturnType<typeof useProposalsQuery>;
