let isDue = false;

const findHeading = () => document.querySelector<HTMLElement>('main h1');

/**
 * A reader hears where they are now, as after a page load: now, or once the heading is there. A screen
 * that has begun elsewhere, as in the row that was left, keeps the focus there.
 */
export function focusHeading(): void {
  const heading = findHeading();
  isDue = heading === null;
  if (!document.activeElement?.closest('main')) heading?.focus({ preventScroll: true });
}

/** Somebody goes on to the screen: to its heading, and what comes after it. */
export function moveToHeading(): void {
  findHeading()?.focus();
}

/** What had the focus is gone: the heading takes it. */
export function keepFocus(): void {
  if (document.activeElement === document.body) findHeading()?.focus({ preventScroll: true });
}

/** A `ref` for a heading: it takes the focus that waits for it, unless that is elsewhere by now. */
export function focusWhenDue(heading: HTMLElement | null): void {
  if (!heading || !isDue) return;
  isDue = false;
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
}
