import type { AppRequest } from '#shared/domain/app-request.ts';

/** What proves later that the answer is to this question. */
export interface Question {
  readonly url: string;
  readonly state: string;
  readonly verifier: string;
}

/** The page of a server that asks a person for their consent (RFC 7636). */
export async function toQuestion(
  serverUrl: string,
  redirectUri: string,
  randomBytes: (count: number) => Uint8Array<ArrayBuffer>,
): Promise<Question> {
  const verifier = toBase64Url(randomBytes(32));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const state = toBase64Url(randomBytes(16));
  const request = {
    client_id: 'kalends-extension',
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: toBase64Url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    state,
  } satisfies Record<keyof AppRequest, string>;
  const url = `${serverUrl}/extension/connect?${new URLSearchParams(request)}`;
  return { url, state, verifier };
}

/** The code of an answer; undefined where the person refused, or where it answers something else. */
export function readCode(answer: string, { state }: Pick<Question, 'state'>): string | undefined {
  const query = new URL(answer).searchParams;
  return query.get('state') === state ? (query.get('code') ?? undefined) : undefined;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
