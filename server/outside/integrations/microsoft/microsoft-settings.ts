import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

export const microsoftSettings = z.object({
  MICROSOFT_CLIENT_ID: z.string().max(500),
  MICROSOFT_CLIENT_SECRET: z.string().max(500),
  /** Where a stand-in listens; Microsoft's own addresses without it. */
  MICROSOFT_API_BASE: webAddress.optional(),
  /** The same of Graph, which is asked about calendars and meetings. */
  MICROSOFT_CALENDAR_API_BASE: webAddress.optional(),
});

export type MicrosoftSettings = Readonly<z.output<typeof microsoftSettings>>;
