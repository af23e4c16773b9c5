import { readPainted, takePlace } from './painted.ts';

/**
 * Says that a page did not arrive: in English, for the texts may be what failed. What was painted stays
 * below, with what was chosen there.
 */
export function showLoadFailure(place: HTMLElement): void {
  takePlace(place);
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = 'This page could not be loaded. Please check your connection and reload.';
  if (readPainted()) {
    text.className = 'bg-sunken px-4 py-3 text-center';
    place.before(text);
  } else {
    text.className = 'mx-auto max-w-md px-4 py-24 text-center text-soft';
    place.replaceChildren(text);
  }
}
