import type { SignUpRequest } from '#shared/api/sign-up.ts';
import { client } from '#site/lib/client.ts';

export interface SentRequest {
  readonly wish: SignUpRequest;
  readonly key: string;
}

/** Asks for a page; the same key again asks for nothing more. */
export async function requestSignUp({ wish, key }: SentRequest): Promise<void> {
  await client.POST('/signup', { params: { header: { 'idempotency-key': key } }, body: wish });
}
