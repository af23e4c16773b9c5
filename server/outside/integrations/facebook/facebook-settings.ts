import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

export const facebookSettings = z.object({
  FACEBOOK_CLIENT_ID: z.string().max(500),
  FACEBOOK_CLIENT_SECRET: z.string().max(500),
  /** Where a stand-in listens; Facebook's own addresses without it. */
  FACEBOOK_API_BASE: webAddress.optional(),
});

export type FacebookSettings = Readonly<z.output<typeof facebookSettings>>;
