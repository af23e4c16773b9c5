import { afterBooking } from '#shared/domain/booking/after-booking.ts';
import type { Outcome } from '#shared/domain/booking/flow.ts';
import { handOver } from '#site/lib/handed-over.ts';
import { keepPick } from '#site/lib/kept-picks.ts';
import { showPage } from '#site/lib/shown-page.ts';
import { type Ahead, lookAhead, lookedAhead } from './look-ahead.ts';
import { tellOtherTabs } from './other-tabs/booked-elsewhere.ts';

/** Goes on to what follows a booking: in place where that is a page of ours, which is here. */
export function goOn({ reply, context }: Outcome): void {
  const { url, isOwn } = afterBooking(reply, context);
  const { proposal, startIso } = context;
  if (proposal) keepPick(proposal, { startIso, appointmentId: reply.appointmentId });
  tellOtherTabs({ path: location.pathname, startIso, url });
  const show = ({ appointment, page }: Ahead) => {
    if (appointment) handOver(url, { appointment, secret: reply.secret });
    if (!page || !showPage(url, page)) location.assign(url);
  };
  const ahead = lookedAhead(reply);
  if (!isOwn) location.assign(url);
  // At once, so that nothing else is shown between.
  else if (ahead) show(ahead);
  else void lookAhead(reply).then(show);
}
