import { conferenceNames } from '#shared/domain/integrations/conference-providers.ts';
import { defineIntegration } from '../integration.ts';
import { wherebySettings } from './whereby-settings.ts';

/** Rooms that hosts' Whereby accounts make. */
export const whereby = defineIntegration({
  id: 'whereby',
  name: conferenceNames.whereby,
  settings: wherebySettings,
  ports: {
    conference: async (settings) => {
      const { createWherebyConference } = await import('./create-whereby-conference.ts');
      return { by: 'key', open: (tools) => createWherebyConference(settings, tools) };
    },
  },
});
