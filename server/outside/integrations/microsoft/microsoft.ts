import type { CalendarTools } from '#server/platform/kernel/calendar-provider.ts';
import { CALENDAR_HORIZON_DAYS } from '#shared/domain/constants.ts';
import { signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { defineIntegration } from '../integration.ts';
import { microsoftSettings } from './microsoft-settings.ts';

/** Signing in with an account of Microsoft's, or of a tenant there, its calendars, and meetings of Teams. */
export const microsoft = defineIntegration({
  id: 'microsoft',
  name: signInNames.microsoft,
  settings: microsoftSettings,
  ports: {
    signIn: async (settings) =>
      (await import('./microsoft-identity.ts')).createMicrosoftIdentity(settings),
    calendar: async (settings) => {
      const { createMicrosoftCalendar } = await import('./create-microsoft-calendar.ts');
      const open = (tools: CalendarTools) =>
        createMicrosoftCalendar(settings, tools, CALENDAR_HORIZON_DAYS);
      return { by: 'authorised', open };
    },
    conference: async (settings) => {
      const { createTeamsConference } = await import('./create-teams-conference.ts');
      return { by: 'authorised', open: (tools) => createTeamsConference(settings, tools) };
    },
  },
});
