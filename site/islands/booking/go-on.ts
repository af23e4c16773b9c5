import { afterBooking } from '#shared/domain/booking/after-booking.ts';
import type { Outcome } from '#shared/domain/booking/flow.ts';
import { client } from '#site/lib/client.ts';
import { handOver } from '#site/lib/handed-over.ts';
import { keepPick } from '#site/lib/kept-picks.ts';
import { tellOtherTabs } from './other-tabs/booked-elsewhere.ts';

/** A visitor who is booked should not wait for what makes the next page nicer. */
const PATIENCE_MS = 2000;

/** Leaves for the page after a booking, taking along what it is going to show. */
export async function goOn({ reply, context }: Outcome): Promise<void> {
  const { url, isOwn } = afterBooking(reply, context);
  const { proposal, startIso } = context;
  if (proposal) keepPick(proposal, { startIso, appointmentId: reply.appointmentId });
  tellOtherTabs({ path: location.pathname, startIso, url });
  if (isOwn) await takeAlong(url, reply);
  location.assign(url);
}

async function takeAlong(path: string, { appointmentId, secret }: Outcome['reply']): Promise<void> {
  try {
    const { data } = await client.GET('/appointment/{appointmentId}', {
      params: { path: { appointmentId }, query: { secret } },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (data) handOver(path, { appointment: data, secret });
  } catch (error) {
    // The next page asks for itself, and says what is wrong.
    console.warn(error);
  }
}
