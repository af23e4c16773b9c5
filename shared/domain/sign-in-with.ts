/** Whom somebody may sign in with instead of a password: their id, and what they call themselves. */
export const SIGN_IN_PROVIDERS = {
  google: 'Google',
  microsoft: 'Microsoft',
  facebook: 'Facebook',
} as const;

export type SignInProvider = keyof typeof SIGN_IN_PROVIDERS;

/** Where each is begun. */
export const SIGN_IN_ROUTES = {
  google: 'google-sign-in',
  microsoft: 'microsoft-sign-in',
  facebook: 'facebook-sign-in',
} as const satisfies Record<SignInProvider, string>;

export const signInProviders = [
  'google',
  'microsoft',
  'facebook',
] as const satisfies readonly SignInProvider[];
