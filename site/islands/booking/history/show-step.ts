import { flushSync } from 'react-dom';
import type { StepName } from '#shared/domain/booking/trail.ts';
import { afterTime, payment } from '../steps/held-steps.ts';
import { findTicket, landTicket, liftTicket, placeOf } from './lift-ticket.ts';

const NAME = 'ticket';

let tapped: Element | undefined;
let running: ViewTransition | undefined;

/** Notes what was pressed last: the time that was tapped is what becomes the ticket. */
export function watchTaps(): () => void {
  const note = ({ target }: MouseEvent) => {
    tapped = (target instanceof Element && target.closest('button')) || undefined;
  };
  document.addEventListener('click', note, { capture: true });
  return () => document.removeEventListener('click', note, { capture: true });
}

/**
 * Shows a step. The tapped time becomes the ticket, which stays in place from then on and becomes the
 * time again; nothing moves where less motion is wished, and nothing waits for it.
 */
export function showStep(
  change: () => void,
  from: StepName,
  to: StepName,
  later: (change: () => void) => void,
): void {
  running?.skipTransition();
  if (!isHere(to)) later(change);
  else if (to === 'form' && !isTicket(from)) showForm(change);
  else if (isTicket(from) && !isTicket(to) && mayMove()) showTimes(change);
  else if (hasTicket(from, to) && mayTravel()) travel(change, from, to);
  // What follows it comes at once: it is kept before.
  else if (to === 'booked') flushSync(change);
  else later(change);
}

/** At once: it was built ahead, and whoever tapped a time waits for it. */
function showForm(change: () => void): void {
  const from = tapped?.matches('.slot') && mayMove() && tapped.getBoundingClientRect();
  flushSync(change);
  if (from) liftTicket(from);
}

/** Back from a ticket, which becomes its time again. */
function showTimes(change: () => void): void {
  const ticket = findTicket();
  const from = ticket && placeOf(ticket);
  flushSync(change);
  if (ticket && from) landTicket(ticket, from, findPicked());
}

function travel(change: () => void, from: StepName, _to: StepName): void {
  const chip = isTicket(from) ? undefined : tapped;
  setName(chip, NAME);
  running = document.startViewTransition(() => {
    setName(chip, '');
    flushSync(change);
  });
  const shown = running;
  // Skipped, or with nothing to move: the step stands there all the same.
  shown.ready.catch(() => undefined);
  void shown.finished.finally(() => {
    if (running === shown) running = undefined;
  });
}

function hasTicket(from: StepName, to: StepName): boolean {
  return from !== to && (isTicket(from) || isTicket(to));
}

function mayTravel(): boolean {
  return mayMove() && 'startViewTransition' in document;
}

function mayMove(): boolean {
  return !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether a ticket heads the step. */
function isTicket(step: StepName): boolean {
  return step === 'form' || step === 'payment' || step === 'booked';
}

/** Whether the step's code is here, so that it can be shown at once. */
function isHere(step: StepName): boolean {
  if (step === 'payment') return payment.isHere();
  return !isTicket(step) || afterTime.isHere();
}

/** The time that was picked, where it is seen: nothing flies to what is scrolled away. */
function findPicked(): Element | undefined {
  return [...document.querySelectorAll('main .slot[aria-pressed="true"]')].find(isSeen);
}

/** Whether all of it is on the screen, with nothing over it. */
function isSeen(chip: Element): boolean {
  const { left, top, right, bottom } = chip.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return (
    isInside && chip.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  );
}

function setName(element: Element | undefined, name: string): void {
  if (element instanceof HTMLElement) element.style.viewTransitionName = name;
}
