import { conferenceNames } from '#shared/domain/integrations/conference-providers.ts';
import { defineIntegration } from '../integration.ts';
import { webexSettings } from './webex-settings.ts';

/** Meetings that hosts' Webex accounts make. */
export const webex = defineIntegration({
  id: 'webex',
  name: conferenceNames.webex,
  settings: webexSettings,
  ports: {
    conference: async (settings) => {
      const { createWebexConference } = await import('./create-webex-conference.ts');
      return { by: 'authorised', open: (tools) => createWebexConference(settings, tools) };
    },
  },
});
