import { type SignInProvider, signInPages } from '#shared/domain/integrations/sign-in-providers.ts';
import { toPath } from '#shared/routes/index.ts';

/** Where signing in with a provider begins: `google → '/gofed'`, one without a page of its own `/sso/…`. */
export function toSignInPath(
  provider: SignInProvider,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const page = signInPages[provider];
  return page ? toPath(page, {}, query) : toPath('sso', { provider }, query);
}
