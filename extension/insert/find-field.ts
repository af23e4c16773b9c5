import { type Refused, refuse } from './outcome.ts';
import { type CodeField, toCodeField } from './to-code-field.ts';

/** An element that somebody writes in. */
export type Field =
  | { readonly kind: 'text'; readonly element: HTMLInputElement | HTMLTextAreaElement }
  | { readonly kind: 'rich'; readonly host: HTMLElement }
  | CodeField;

/** Kinds of `input` that hold a sentence, and those that hold an address. */
const TEXT_TYPES = ['text', 'search', 'url'];

/** The field with the focus, also within frames of the same origin and open shadow roots. */
export function findField(document: Document): Field | Refused {
  const active = document.activeElement;
  return active === null ? refuse('no-field') : toField(active);
}

function toField(active: Element): Field | Refused {
  if (isFrame(active)) {
    const inner = active.contentDocument;
    return inner === null ? refuse('foreign-frame') : findField(inner);
  }
  const within = active.shadowRoot?.activeElement;
  if (within) return toField(within);
  const code = toCodeField(active);
  if (code) return isLocked(code.root) ? refuse('locked-field') : code;
  if (isInput(active) || isTextArea(active)) return toTextField(active);
  if (isEditable(active)) return toRichField(active);
  return refuse(isOpaque(active) ? 'hidden-field' : 'no-field');
}

function toTextField(element: HTMLInputElement | HTMLTextAreaElement): Field | Refused {
  if (isInput(element) && !TEXT_TYPES.includes(element.type)) return refuse('field-kind');
  if (element.readOnly || element.disabled) return refuse('locked-field');
  return { kind: 'text', element };
}

function toRichField(active: HTMLElement): Field | Refused {
  let host = active;
  while (host.parentElement?.isContentEditable) host = host.parentElement;
  return isLocked(host) ? refuse('locked-field') : { kind: 'rich', host };
}

function isLocked(element: HTMLElement): boolean {
  if (isTextArea(element) && (element.readOnly || element.disabled)) return true;
  return element.ariaReadOnly === 'true' || element.ariaDisabled === 'true';
}

// Elements of a frame are made by its own window: `instanceof` would not know them.
function isFrame(element: Element): element is HTMLIFrameElement {
  return element.localName === 'iframe' || element.localName === 'frame';
}

function isInput(element: Element): element is HTMLInputElement {
  return element.localName === 'input';
}

function isTextArea(element: Element): element is HTMLTextAreaElement {
  return element.localName === 'textarea';
}

function isEditable(element: Element): element is HTMLElement {
  return 'isContentEditable' in element && element.isContentEditable === true;
}

/** The focus is somewhere in it, and nobody outside can tell where. */
function isOpaque(element: Element): boolean {
  return element.localName.includes('-') && element.shadowRoot === null;
}
