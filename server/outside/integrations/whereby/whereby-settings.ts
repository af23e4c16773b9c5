import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

/** There is nothing to register: a host's key is all it takes. */
export const wherebySettings = z.object({
  /** Where a stand-in listens; Whereby's own address without it. */
  WHEREBY_API_BASE: webAddress.optional(),
});

export type WherebySettings = Readonly<z.output<typeof wherebySettings>>;
