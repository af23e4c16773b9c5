/** What a browser sends back of a reply's `set-cookie`. */
export function toCookies(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
