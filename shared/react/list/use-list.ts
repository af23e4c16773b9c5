import type { AddressParts } from './address-parts.ts';
import type { ListKind } from './define-list.ts';
import { useAddress } from './use-address.ts';
import { useSelection } from './use-selection.ts';

/** A list on its screen: which one its address says, the ways from there, and what is selected. */
export function useList<Parts extends AddressParts, Data, Row>(kind: ListKind<Parts, Data, Row>) {
  const address = useAddress(kind.address);
  const selection = useSelection();
  return { ...address, kind, selection } as const;
}

/** The list that `useList` gives of a kind. */
export type ListOf<Kind> =
  Kind extends ListKind<infer Parts, infer Data, infer Row>
    ? ReturnType<typeof useList<Parts, Data, Row>>
    : never;
