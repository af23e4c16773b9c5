const MOTION = { duration: 200, easing: 'ease-out' } as const;

/** The ticket that heads the step, where one does. */
export function findTicket(): HTMLElement | undefined {
  const tickets = [...document.querySelectorAll<HTMLElement>('.ticket-main')];
  return tickets.find((each) => each.checkVisibility());
}

/** Where the ticket stands; one that is on its way there has arrived. */
export function placeOf(ticket: HTMLElement): DOMRect {
  for (const flight of ticket.getAnimations()) flight.finish();
  return ticket.getBoundingClientRect();
}

/**
 * Lets the ticket begin where the time was tapped that it became. Unlike a view transition this needs
 * no picture of the page before, for which a slow phone would keep its visitor waiting.
 */
export function liftTicket(from: DOMRect): void {
  const ticket = findTicket();
  if (!ticket) return;
  const { whole, chip } = toFlight(ticket.getBoundingClientRect(), from);
  ticket.animate(
    {
      opacity: [0, 1, 1],
      translate: [chip.translate, whole.translate],
      clipPath: [chip.clipPath, whole.clipPath],
    },
    MOTION,
  );
}

/** The same the other way: a picture of a ticket that is gone lands on its time, or fades where none is seen. */
export function landTicket(ticket: HTMLElement, from: DOMRect, chip: Element | undefined): void {
  const picture = toPicture(ticket, from);
  const to = chip && toFlight(from, chip.getBoundingClientRect());
  const fade = { opacity: [1, 0] };
  const land = to && {
    opacity: [1, 1, 0],
    translate: [to.whole.translate, to.chip.translate],
    clipPath: [to.whole.clipPath, to.chip.clipPath],
  };
  const remove = () => picture.remove();
  picture.animate(land ?? fade, MOTION).finished.then(remove, remove);
}

/** A ticket in its place, and as much of it as a chip shows in the chip's. */
function toFlight(ticket: DOMRect, chip: DOMRect) {
  const [right, bottom] = [ticket.width - chip.width, ticket.height - chip.height];
  return {
    whole: { translate: '0 0', clipPath: 'inset(0 round 0.75rem)' },
    chip: {
      translate: `${chip.left - ticket.left}px ${chip.top - ticket.top}px`,
      clipPath: `inset(0 ${Math.max(0, right)}px ${Math.max(0, bottom)}px 0 round 0.5rem)`,
    },
  };
}

/** To be looked at alone: nobody hears of it, and a press goes through it. */
function toPicture(ticket: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const picture = ticket.cloneNode(true) as HTMLElement;
  for (const each of [picture, ...picture.querySelectorAll('[id]')]) each.removeAttribute('id');
  picture.removeAttribute('aria-label');
  picture.ariaHidden = 'true';
  picture.inert = true;
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '50',
    margin: '0',
    pointerEvents: 'none',
    viewTransitionName: 'none',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  // Beside the page, in the company's colours.
  document.querySelector('#island > div')?.append(picture);
  return picture;
}
