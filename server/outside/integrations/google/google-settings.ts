import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

export const googleSettings = z.object({
  GOOGLE_CLIENT_ID: z.string().max(500),
  GOOGLE_CLIENT_SECRET: z.string().max(500),
  /** Where a stand-in listens; Google's own addresses without it. */
  GOOGLE_API_BASE: webAddress.optional(),
  /** The same of its calendars, which are asked elsewhere than who somebody is. */
  GOOGLE_CALENDAR_API_BASE: webAddress.optional(),
  /** And of its meetings. */
  GOOGLE_MEET_API_BASE: webAddress.optional(),
});

export type GoogleSettings = Readonly<z.output<typeof googleSettings>>;
