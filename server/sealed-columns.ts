import { sealedConferences } from './outside/conference-account/conference-account.ts';
import { sealedConnections } from './outside/external-calendar/calendar-account.ts';
import { sealedFactors } from './people/auth/sealed-factor.ts';
import type { SealedColumn } from './platform/db/sealed-column.ts';

/** Every column with sealed values: what is not here is not sealed anew with another secret. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedFactors,
  sealedConnections,
  sealedConferences,
];
