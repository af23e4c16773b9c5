import { signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { defineIntegration } from '../integration.ts';
import { facebookSettings } from './facebook-settings.ts';

/** Signing in with a Facebook account. */
export const facebook = defineIntegration({
  id: 'facebook',
  name: signInNames.facebook,
  settings: facebookSettings,
  ports: {
    signIn: async (settings) =>
      (await import('./facebook-identity.ts')).createFacebookIdentity(settings),
  },
});
