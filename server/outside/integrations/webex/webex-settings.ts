import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

export const webexSettings = z.object({
  WEBEX_CLIENT_ID: z.string().max(500),
  WEBEX_CLIENT_SECRET: z.string().max(500),
  /** Where a stand-in listens; Webex's own addresses without it. */
  WEBEX_OAUTH_BASE: webAddress.optional(),
  WEBEX_API_BASE: webAddress.optional(),
});

export type WebexSettings = Readonly<z.output<typeof webexSettings>>;
