import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { PaymentTakenBack } from '#server/platform/kernel/events.ts';
import { describeAttended, findReachable } from '#server/time/appointment/describe-attended.ts';

type TakenBackKind = 'host-payment-taken-back';

/**
 * A payment that went back, or never arrived, with the appointment as it is: whether it stands is what
 * its host has to know. Undefined for what they gave back themselves after a cancellation.
 */
export async function describeTakenBack(
  services: DescribeServices,
  event: PaymentTakenBack,
): Promise<Described<TakenBackKind> | undefined> {
  const { reason, price } = event;
  const attended = await findReachable(services, event);
  if (!attended || (reason === 'refunded' && attended.row.status === 'cancelled')) return undefined;
  const takenBack = { ...price, reason };
  return describeAttended(services, attended, (kind: TakenBackKind, facts) => ({
    ...facts,
    takenBack,
    kind,
  }));
}
