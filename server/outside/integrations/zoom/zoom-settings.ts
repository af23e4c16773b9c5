import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

export const zoomSettings = z.object({
  ZOOM_CLIENT_ID: z.string().max(500),
  ZOOM_CLIENT_SECRET: z.string().max(500),
  /** Where a stand-in listens; Zoom's own addresses without it. */
  ZOOM_OAUTH_BASE: webAddress.optional(),
  ZOOM_API_BASE: webAddress.optional(),
});

export type ZoomSettings = Readonly<z.output<typeof zoomSettings>>;
