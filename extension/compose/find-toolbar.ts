/**
 * What a draft is written in, and the row of buttons that belongs to it. Both are known by what they
 * are and how they stand to each other: sites rename their classes, and speak many languages.
 */
const BODIES = '[contenteditable="true"][role="textbox"], [contenteditable="true"][aria-multiline]';
const BUTTONS = 'button, [role="button"]';
/** A row has at least this many; a single button is something else's. */
const FEWEST_BUTTONS = 2;
/** From a text to the frame around its draft; further out the row would be of another draft. */
const MAX_STEPS = 14;

export function findBodies(document: Document): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(BODIES)].filter(isShown);
}

/** Where a button beside those that send and attach goes; undefined where there is no such row. */
export function findToolbar(body: HTMLElement): Element | undefined {
  let frame: Element | null = body.parentElement;
  for (let step = 0; step < MAX_STEPS && frame; step += 1) {
    if (holdsOtherDraft(frame, body)) return undefined;
    const toolbar = nearestRow(frame, body);
    if (toolbar) return toolbar;
    frame = frame.parentElement;
  }
  return undefined;
}

function holdsOtherDraft(frame: Element, body: HTMLElement): boolean {
  return [...frame.querySelectorAll<HTMLElement>(BODIES)].some(
    (other) => other !== body && !body.contains(other) && isShown(other),
  );
}

/** A row after the text is meant before one above it: there one sends. */
function nearestRow(frame: Element, body: HTMLElement): Element | undefined {
  const buttons = [...frame.querySelectorAll<HTMLElement>(BUTTONS)].filter(
    (button) => !body.contains(button) && isShown(button),
  );
  const after = buttons.filter((button) => isAfter(body, button));
  return rowOf(after, body) ?? rowOf(buttons, body);
}

/** The smallest element that holds two of the buttons, and not the text. */
function rowOf(buttons: readonly HTMLElement[], body: HTMLElement): Element | undefined {
  const [first] = buttons;
  if (!first || buttons.length < FEWEST_BUTTONS) return undefined;
  let row: Element | null = first.parentElement;
  while (row && !row.contains(body)) {
    const held = buttons.filter((button) => row?.contains(button));
    if (held.length >= FEWEST_BUTTONS) return row;
    row = row.parentElement;
  }
  return undefined;
}

function isAfter(body: HTMLElement, button: HTMLElement): boolean {
  return (body.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
