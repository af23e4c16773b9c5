let isDue = false;

/** A reader hears where they are now, as after a page load: now, or once the heading is there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  isDue = heading === null;
  heading?.focus({ preventScroll: true });
}

/** A `ref` for a heading: it takes the focus that waits for it, unless that is elsewhere by now. */
export function focusWhenDue(heading: HTMLElement | null): void {
  if (!heading || !isDue) return;
  isDue = false;
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
}
