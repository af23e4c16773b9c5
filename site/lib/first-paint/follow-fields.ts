import { elementAt, type Path, pathTo } from './element-path.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Follows the focus and what is filled in, in a page that is about to be replaced by an equal one. Called
 * as that happens, it answers with what puts both back.
 */
export function followFields(place: HTMLElement, signal: AbortSignal): () => () => void {
  const filled = new Map<string, { readonly path: Path; readonly value: string }>();
  const note = ({ target }: Event) => {
    if (!isField(target)) return;
    const path = pathTo(place, target);
    filled.set(path.join(), { path, value: target.value });
  };
  for (const type of ['input', 'change']) place.addEventListener(type, note, { signal });
  return () => {
    const focused = place.contains(document.activeElement) ? document.activeElement : null;
    const focusPath = focused && pathTo(place, focused);
    return () => {
      const element = focusPath && elementAt(place, focusPath);
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
      for (const { path, value } of filled.values()) {
        const field = elementAt(place, path);
        if (isField(field) && field.value !== value) enter(field, value);
      }
    };
  };
}

/** A radio or a checkbox is pressed instead. */
function isField(element: EventTarget | null | undefined): element is Field {
  if (element instanceof HTMLInputElement) return !/^(radio|checkbox)$/.test(element.type);
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/** As if the visitor had done it now, so that React hears of it. */
function enter(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
