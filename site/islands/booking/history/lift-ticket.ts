const DURATION_MS = 200;

/**
 * Lets the ticket begin where the time was tapped that it became. Unlike a view transition this needs
 * no picture of the page before, for which a slow phone would keep its visitor waiting.
 */
export function liftTicket(from: DOMRect): void {
  const tickets = [...document.querySelectorAll('.ticket-main')];
  const ticket = tickets.find((each) => each.checkVisibility());
  if (!ticket) return;
  const to = ticket.getBoundingClientRect();
  const [right, bottom] = [to.width - from.width, to.height - from.height];
  ticket.animate(
    {
      opacity: [0, 1, 1],
      translate: [`${from.left - to.left}px ${from.top - to.top}px`, '0 0'],
      clipPath: [`inset(0 ${right}px ${bottom}px 0 round 0.5rem)`, 'inset(0 round 0.75rem)'],
    },
    { duration: DURATION_MS, easing: 'ease-out' },
  );
}
