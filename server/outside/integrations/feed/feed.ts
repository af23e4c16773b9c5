import * as z from 'zod';
import { calendarNames } from '#shared/domain/integrations/calendar-providers.ts';
import { defineIntegration } from '../integration.ts';

/** Calendars that are published as a file at an address: read only. */
export const feed = defineIntegration({
  id: 'feed',
  name: calendarNames.feed,
  settings: z.object({}),
  ports: {
    calendar: async () => {
      const { createFeed } = await import('./create-feed.ts');
      return { by: 'given', open: ({ fetch }) => createFeed({ fetch }) };
    },
  },
});
