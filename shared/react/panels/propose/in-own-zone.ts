import type { ProposalFacts } from '#shared/domain/proposal/compose-proposal.ts';
import type { TimeReading } from '../appointments-panel.tsx';

/** A proposal as who writes it has picked its times: what it calls "for me" is the zone of the panel. */
export function inOwnZone<Facts extends Pick<ProposalFacts, 'host'>>(
  facts: Facts,
  { formats: { timeZone } }: Pick<TimeReading, 'formats'>,
): Facts & Pick<ProposalFacts, 'host'> {
  return { ...facts, host: { ...facts.host, timezone: timeZone } };
}
