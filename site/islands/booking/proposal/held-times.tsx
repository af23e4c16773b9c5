import type { ReactNode } from 'react';
import { type Flow, slotPanel } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import type { Send } from '../booking-atom.ts';
import { Offer } from './offer.tsx';
import { StillHeld } from './still-held.tsx';

interface HeldTimesProps {
  readonly page: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
  readonly isTroubleshooting: boolean;
  readonly onConfirm: () => void;
  /** Another way, for where no time is left. */
  readonly instead: ReactNode;
  /** All times. */
  readonly calendar: ReactNode;
}

/** What a proposal holds, until all times are asked for; then the way back to it, above them. */
export function HeldTimes(props: HeldTimesProps) {
  const { flow, send, isTroubleshooting, calendar } = props;
  const { proposed, proposal, ...draft } = flow.draft;
  if (!proposal || isTroubleshooting || slotPanel(flow) !== 'time') return calendar;
  if (proposed) return <Offer {...props} draft={{ ...draft, proposed, proposal }} />;
  return (
    <>
      <StillHeld draft={{ ...draft, proposal }} send={send} />
      {calendar}
    </>
  );
}
