import { conferenceNames } from '#shared/domain/integrations/conference-providers.ts';
import { defineIntegration } from '../integration.ts';
import { zoomSettings } from './zoom-settings.ts';

/** Meetings that hosts' Zoom accounts make. */
export const zoom = defineIntegration({
  id: 'zoom',
  name: conferenceNames.zoom,
  settings: zoomSettings,
  ports: {
    conference: async (settings) => {
      const { createZoomConference } = await import('./create-zoom-conference.ts');
      return { by: 'authorised', open: (tools) => createZoomConference(settings, tools) };
    },
  },
});
