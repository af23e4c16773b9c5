import { toPath } from '#shared/routes/index.ts';

/** The register page with an e-mail in its fragment: `… → https://kalends.test/signup#a%40b.c`. */
export function toRegisterUrl(baseUrl: string, email: string): string {
  const url = new URL(toPath('signup', {}), baseUrl);
  url.hash = encodeURIComponent(email);
  return url.href;
}
