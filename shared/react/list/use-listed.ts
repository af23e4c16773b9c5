import { useDeferredValue } from 'react';
import type { AddressParts, AddressQuery } from './address-parts.ts';
import type { ListKind } from './define-list.ts';

interface Asked<Parts extends AddressParts, Data, Row> {
  readonly kind: ListKind<Parts, Data, Row>;
  readonly query: AddressQuery<Parts>;
}

/** What a list shows: the one that was there stays until the one that is asked for has come. */
export function useListed<Parts extends AddressParts, Data, Row>({
  kind,
  query,
}: Asked<Parts, Data, Row>) {
  const asked = useDeferredValue(query);
  const data = kind.useData(asked);
  return { ...kind.read(data), data, isCurrent: asked === query } as const;
}
