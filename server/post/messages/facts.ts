import { describeRefused } from '#server/outside/conference-account/describe-refused.ts';
import { describeUnreadable } from '#server/outside/external-calendar/describe-unreadable.ts';
import { describeRefund } from '#server/outside/payment/describe-refund.ts';
import { describeTakenBack } from '#server/outside/payment/describe-taken-back.ts';
import {
  describeAccountLink,
  describePasswordChanged,
} from '#server/people/account-link/describe-account-link.ts';
import { describeInvitation } from '#server/people/invitation/describe-invitation.ts';
import { describeSignUp } from '#server/people/sign-up/describe-sign-up.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { Message, MessageKind } from '#server/platform/kernel/message.ts';
import { describeTemplateTest } from '#server/post/email-template/describe-template-test.ts';
import { describeGuest } from '#server/time/appointment/describe-guest.ts';
import { describeHandOver } from '#server/time/appointment/describe-hand-over.ts';
import { describeLate } from '#server/time/appointment/describe-late.ts';
import { describeSeat } from '#server/time/appointment/describe-seat.ts';
import { describeRequest } from '#server/time/booking/describe-request.ts';
import { describeCallback } from '#server/time/callback/describe-callback.ts';
import { describeClosing } from '#server/time/closing/describe-closing.ts';
import { describeDecisions } from '#server/time/decision/describe-decisions.ts';
import { describeDeparture } from '#server/time/departure/describe-departure.ts';
import { describeForget } from '#server/time/forget-me/describe-forget.ts';
import { describePick, describeReminder } from '#server/time/proposal/describe-proposal.ts';
import { describePlanned } from '#server/time/reminder/describe-planned.ts';
import { describeTest } from '#server/time/reminder/describe-test.ts';
import { messageKinds } from './kinds.ts';

/** Messages to write, and where the log keeps them. */
export interface Composed extends Pick<Described<never>, 'companyId' | 'appointmentId'> {
  readonly messages: readonly Message[];
}

/** The messages that an event causes; undefined where what it is about has been erased since. */
export type Compose<Event> = (
  services: DescribeServices,
  event: Event,
) => Promise<Composed | undefined>;

/**
 * What a message can be about, and who describes it. A kind that the description is not enough for
 * does not type-check: `about.callback('callback-request')`.
 */
export const about = {
  /** An attendee's place in an appointment. */
  seat: describedBy(describeSeat),
  /** An appointment that another host has now. */
  handOver: describedBy(describeHandOver),
  /** Somebody who is running late. */
  late: describedBy(describeLate),
  /** Somebody more who comes along. */
  guest: describedBy(describeGuest),
  /** A booking that somebody has to confirm. */
  request: describedBy(describeRequest),
  /** A payment that went back, for there was no time for it. */
  refund: describedBy(describeRefund),
  /** A payment that somebody else took back. */
  takenBack: describedBy(describeTakenBack),
  callback: describedBy(describeCallback),
  /** What is planned to be told of an appointment. */
  planned: describedBy(describePlanned),
  /** How it will look. */
  test: describedBy(describeTest),
  templateTest: describedBy(describeTemplateTest),
  /** Times that are held for somebody, to remind them. */
  reminder: describedBy(describeReminder),
  /** One of them that was picked. */
  pick: describedBy(describePick),
  forget: describedBy(describeForget),
  signUp: describedBy(describeSignUp),
  invitation: describedBy(describeInvitation),
  /** A membership that has ended. */
  departure: describedBy(describeDeparture),
  /** A company that is closed, or kept. */
  closing: describedBy(describeClosing),
  /** A calendar that closes its host's time. */
  calendar: describedBy(describeUnreadable),
  /** An account at which no meetings are made any more. */
  meetings: describedBy(describeRefused),
  /** Appointments that their host is to decide about. */
  decisions: describedBy(describeDecisions),
  /** A link into an account. */
  accountLink: describedBy(describeAccountLink),
  passwordChange: describedBy(describePasswordChanged),
} as const;

function describedBy<Event, Kind extends MessageKind>(
  describe: (services: DescribeServices, event: Event) => Promise<Described<Kind> | undefined>,
): (...kinds: readonly Kind[]) => Compose<Event> {
  return (...kinds) =>
    async (services, event) => {
      const described = await describe(services, event);
      if (!described) return undefined;
      const { companyId, appointmentId } = described;
      return { companyId, appointmentId, messages: toMessages(kinds, described) };
    };
}

/** One for each kind and each reader of its audience. */
function toMessages<Kind extends MessageKind>(
  kinds: readonly Kind[],
  { readers, tell, concerns = () => true }: Described<Kind>,
): Message[] {
  return kinds.flatMap((kind) => {
    const { audience } = messageKinds[kind];
    const concerned = (readers[audience] ?? []).filter(({ email }) => concerns(kind, email));
    return concerned.map((recipient) => tell(kind, recipient, audience));
  });
}
