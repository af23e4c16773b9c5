/** Says that a page did not arrive: in English, for the texts may be what failed. */
export function showLoadFailure(place: HTMLElement): void {
  const text = document.createElement('p');
  text.role = 'alert';
  text.className = 'mx-auto max-w-md px-4 py-24 text-center text-soft';
  text.textContent = 'This page could not be loaded. Please check your connection and reload.';
  place.replaceChildren(text);
}
