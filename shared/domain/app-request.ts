import { REDIRECT_ADDRESSES } from './connected-apps.ts';

/** What the extension asks somebody to allow, and what it wants to be told with the answer. */
export interface AppRequest {
  readonly client_id: 'kalends-extension';
  readonly redirect_uri: (typeof REDIRECT_ADDRESSES)[number];
  readonly response_type: 'code';
  readonly code_challenge: string;
  readonly code_challenge_method: 'S256';
  /** Comes back as it was sent: the app knows its own question by it. */
  readonly state: string;
}

/**
 * The request in the query of `/extension/connect`; undefined where it is not whole. Only where the
 * address is one of ours is there anybody to tell so.
 */
export function readAppRequest(search: string): AppRequest | undefined {
  const query = new URLSearchParams(search);
  const redirect_uri = REDIRECT_ADDRESSES.find((each) => each === query.get('redirect_uri'));
  const code_challenge = query.get('code_challenge') ?? '';
  const state = query.get('state') ?? '';
  const isWhole =
    query.get('client_id') === 'kalends-extension' &&
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256' &&
    /^[\w-]{43}$/.test(code_challenge) &&
    state !== '';
  if (!isWhole || !redirect_uri) return undefined;
  return {
    client_id: 'kalends-extension',
    response_type: 'code',
    code_challenge_method: 'S256',
    ...{ redirect_uri, code_challenge, state },
  };
}

/** Where an answer is sent: its code, or that there is none. */
export function toAnswerAddress(
  { redirect_uri, state }: Pick<AppRequest, 'redirect_uri' | 'state'>,
  answer: { readonly code: string } | { readonly error: 'access_denied' },
): string {
  return `${redirect_uri}?${new URLSearchParams({ ...answer, state })}`;
}
