import type { ApiClient } from '#shared/api/client.ts';
import type { Proposal, ProposalWish } from '#shared/api/proposal.ts';

type Wish = Partial<Omit<ProposalWish, 'recipient'>> &
  Pick<ProposalWish, 'meetingTypeId' | 'times'> & {
    readonly recipient?: Partial<ProposalWish['recipient']>;
  };

/** Holds times for Maya in New York, as a host; hands back the proposal. */
export async function propose(
  client: ApiClient,
  { recipient, ...wish }: Wish,
  idempotencyKey?: string,
): Promise<Proposal> {
  const { data } = await client.POST('/proposal', {
    body: {
      ...wish,
      recipient: {
        ...{ name: 'Maya Lindqvist', email: 'maya@visitor.test' },
        ...{ timezone: 'America/New_York', language: 'en' },
        ...recipient,
      },
    },
    params: { header: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey } },
  });
  if (!data) throw new Error('A proposal was answered without a body.');
  return data;
}

/** The token in its links. */
export function tokenOf({ otherUrl }: Proposal): string {
  return new URL(otherUrl ?? '').searchParams.get('proposal') ?? '';
}
