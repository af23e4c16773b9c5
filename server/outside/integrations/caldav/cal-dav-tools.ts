import type { Clock } from '#server/platform/kernel/clock.ts';
import type { FetchOutside } from '#server/platform/kernel/fetch-outside.ts';
import type { ServiceRecords } from './service-records.ts';

/** What the provider works with. All that it asks servers goes through `fetch`. */
export interface CalDavTools {
  /** It has to heed `redirect: 'manual'`. */
  readonly fetch: FetchOutside;
  /** For servers that say until when they want to be left alone. */
  readonly clock: Clock;
  readonly records: ServiceRecords;
}
