import { elementAt, type Path, pathTo } from './element-path.ts';

/**
 * Follows what is pressed and where the focus is in a page that is about to be replaced by an equal one,
 * so that nothing of it is lost: the focus, what was typed, and the press that nobody could answer yet.
 */
export function watchPresses(place: HTMLElement) {
  const listening = new AbortController();
  let isAnswered = true;
  let unanswered: Path | undefined;
  let chosen: { readonly path: Path; readonly value: string } | undefined;
  let isDown = false;
  let letGo = (): void => undefined;

  const on = (type: string, listener: (event: Event) => void, isEarly = false) =>
    place.addEventListener(type, listener, { signal: listening.signal, capture: isEarly });
  on('click', () => (isAnswered = false), true);
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || isAnswered) return;
    unanswered = pathTo(place, button);
    button.ariaBusy = 'true';
  });
  on('change', ({ target }) => {
    if (target instanceof HTMLSelectElement)
      chosen = { path: pathTo(place, target), value: target.value };
  });
  on('pointerdown', () => (isDown = true));
  const rise = () => {
    isDown = false;
    // The click comes after it.
    setTimeout(() => letGo());
  };
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, rise, { signal: listening.signal });

  return {
    /** What was pressed has been done. */
    answer: () => {
      isAnswered = true;
      unanswered = undefined;
    },
    untilLetGo: () =>
      isDown ? new Promise<void>((resolve) => (letGo = resolve)) : Promise.resolve(),
    leave: () => {
      const focused = place.contains(document.activeElement) ? document.activeElement : null;
      const focusPath = focused && pathTo(place, focused);
      const typed = focused instanceof HTMLInputElement ? focused.value : undefined;
      listening.abort();
      return () => {
        const element = focusPath && elementAt(place, focusPath);
        if (element instanceof HTMLElement) element.focus({ preventScroll: true });
        if (typed && element instanceof HTMLInputElement) enter(element, typed, 'input');
        const select = chosen && elementAt(place, chosen.path);
        if (chosen && select instanceof HTMLSelectElement) enter(select, chosen.value, 'change');
        const pressed = unanswered && elementAt(place, unanswered);
        if (pressed instanceof HTMLElement) pressed.click();
      };
    },
  };
}

/** As if the visitor had done it now, so that React hears of it. */
function enter(
  field: HTMLInputElement | HTMLSelectElement,
  value: string,
  event: 'input' | 'change',
): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
