import { signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { defineIntegration } from '../integration.ts';
import { microsoftSettings } from './microsoft-settings.ts';

/** Signing in with an account of Microsoft's, or of a tenant there. */
export const microsoft = defineIntegration({
  id: 'microsoft',
  name: signInNames.microsoft,
  settings: microsoftSettings,
  ports: {
    signIn: async (settings) =>
      (await import('./microsoft-identity.ts')).createMicrosoftIdentity(settings),
  },
});
