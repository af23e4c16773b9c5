import { signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { defineIntegration } from '../integration.ts';
import { googleSettings } from './google-settings.ts';

/** Signing in with a Google account, its calendars, and its meetings. */
export const google = defineIntegration({
  id: 'google',
  name: signInNames.google,
  settings: googleSettings,
  ports: {
    signIn: async (settings) =>
      (await import('./google-identity.ts')).createGoogleIdentity(settings),
    calendar: async (settings) => {
      const { createGoogleCalendar } = await import('./create-google-calendar.ts');
      return { by: 'authorised', open: (tools) => createGoogleCalendar(settings, tools) };
    },
    conference: async (settings) => {
      const { createGoogleMeet } = await import('./create-google-meet.ts');
      return { by: 'authorised', open: (tools) => createGoogleMeet(settings, tools) };
    },
  },
});
