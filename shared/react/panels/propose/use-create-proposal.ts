import { useRef } from 'react';
import type { ApiClient } from '#shared/api/client.ts';
import type { Proposal, ProposalWish } from '#shared/api/proposal.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { useCall } from '#shared/react/api/use-call.ts';

interface Attempt {
  readonly said: string;
  readonly key: string;
}

/** Holds times; the same wish sent again, after a reply was lost, holds them once. */
export function useCreateProposal(client: ApiClient) {
  const attempt = useRef<Attempt>(undefined);
  return useCall(async (wish: ProposalWish, signal): Promise<Proposal> => {
    // The end of a hold moves on with the clock.
    const said = JSON.stringify({ ...wish, holdUntil: null });
    if (attempt.current?.said !== said) attempt.current = { said, key: newIdempotencyKey() };
    const { data } = await client.POST('/proposal', {
      params: { header: { 'idempotency-key': attempt.current.key } },
      body: wish,
      signal,
    });
    attempt.current = undefined;
    if (!data) throw new Error('A proposal without a reply');
    return data;
  });
}

/** Of the times that were sent, those that a refusal names. */
export function goneOf(error: unknown, times: readonly string[]): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'proposed-times-gone') return [];
  return (error.body.fields ?? []).flatMap(({ path }) => {
    const [, index] = /^times\.(\d+)$/.exec(path) ?? [];
    return times[Number(index)] ?? [];
  });
}
