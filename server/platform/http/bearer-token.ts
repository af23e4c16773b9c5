/** The token of an `Authorization: Bearer` header; undefined where there is none. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer +(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1];
}
