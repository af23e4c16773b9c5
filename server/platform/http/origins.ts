/** Whose pages may act with the cookies of somebody who is signed in. */
export interface OriginPolicy {
  /** The site's address in links; where its pages are, also when the API is elsewhere. */
  readonly publicUrl: string;
  /** Others that the operator allows. */
  readonly allowedOrigins: readonly string[];
  /** Our own proxies in front of this server, whose word about the host that was asked counts. */
  readonly trustedProxies: number;
}

/** Whether an origin is named in the settings: its pages may call with cookies from elsewhere. */
export function isNamedOrigin(origin: string, policy: OriginPolicy): boolean {
  return origin === new URL(policy.publicUrl).origin || policy.allowedOrigins.includes(origin);
}

/**
 * Whether an origin is our own, or named. Our own is the host that was asked, under whatever name
 * this server was reached: `http://127.0.0.1:4321`, a name of the local network. Its scheme is not
 * compared, for a proxy may end TLS without a word; a browser never lies about its host.
 */
export function isTrustedOrigin(
  origin: string,
  asked: { readonly url: string; readonly forwardedHost: string | undefined },
  policy: OriginPolicy,
): boolean {
  if (isNamedOrigin(origin, policy)) return true;
  // Pages without an origin of their own say `null`.
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const hosts = [new URL(asked.url).host];
  if (policy.trustedProxies > 0 && asked.forwardedHost) hosts.push(first(asked.forwardedHost));
  return hosts.some((host) => toOrigin(page.protocol, host) === page.origin);
}

/**
 * Whether a browser would drop our cookies at an origin: they are `Secure` where the public address
 * is https, and this very machine counts as secure.
 */
export function losesCookies(origin: string, publicUrl: string): boolean {
  if (!publicUrl.startsWith('https:') || !origin.startsWith('http:')) return false;
  return !/^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(origin);
}

/** Each proxy appends the host that it was asked for; the first is the browser's. */
function first(list: string): string {
  return list.split(',')[0]?.trim() ?? '';
}

/** Without the scheme's own port; undefined for what is no host. */
function toOrigin(protocol: string, host: string): string | undefined {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
