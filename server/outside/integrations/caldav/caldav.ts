import * as z from 'zod';
import { calendarNames } from '#shared/domain/integrations/calendar-providers.ts';
import { defineIntegration } from '../integration.ts';

/** Calendars of iCloud, Nextcloud, Fastmail, mailbox.org and every other server that speaks CalDAV. */
export const caldav = defineIntegration({
  id: 'caldav',
  name: calendarNames.caldav,
  settings: z.object({}),
  ports: {
    calendar: async () => {
      const [{ createCalDav }, { createServiceRecords }] = await Promise.all([
        import('./create-cal-dav.ts'),
        import('./service-records.ts'),
      ]);
      return {
        by: 'given',
        open: (tools) => createCalDav({ ...tools, records: createServiceRecords() }),
      };
    },
  },
});
