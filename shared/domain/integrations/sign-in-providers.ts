/** Who says who somebody is, instead of a password. The server has a folder for each. */
export const SIGN_IN_PROVIDERS = ['google', 'microsoft', 'facebook'] as const;

export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** What they call themselves. */
export const signInNames = {
  google: 'Google',
  microsoft: 'Microsoft',
  facebook: 'Facebook',
} as const satisfies Record<SignInProvider, string>;

/** Spec B §2.4: those with a page of their own to begin at; all others begin at `/sso/{provider}`. */
export const signInPages: Readonly<
  Partial<Record<SignInProvider, 'google-sign-in' | 'microsoft-sign-in' | 'facebook-sign-in'>>
> = {
  google: 'google-sign-in',
  microsoft: 'microsoft-sign-in',
  facebook: 'facebook-sign-in',
};
