/** A field that listens in one element and draws its lines in another: it knows plain text alone. */
export interface CodeField {
  readonly kind: 'code';
  /** What has the focus and hears a paste. */
  readonly root: HTMLElement;
  /** Where the lines are drawn: of long texts those alone that are on the screen. */
  readonly shown: HTMLElement;
}

interface CodeEditor {
  readonly selector: string;
  readonly lines: string;
}

/** EasyMDE is a CodeMirror 5. Each has a small, unseen text area that it empties. */
const codeEditors: readonly CodeEditor[] = [
  { selector: '.CodeMirror', lines: '.CodeMirror-code' },
  { selector: '.ace_editor', lines: '.ace_text-layer' },
  { selector: '.monaco-editor', lines: '.view-lines' },
];

/** Whether what has the focus writes for an editor that draws its text elsewhere. */
export function toCodeField(active: Element): CodeField | undefined {
  if (!isHtml(active)) return undefined;
  if (active.localName !== 'textarea' && !hasEditContext(active)) return undefined;
  for (const { selector, lines } of codeEditors) {
    const shown = active.closest(selector)?.querySelector<HTMLElement>(lines);
    if (shown) return { kind: 'code', root: active, shown };
  }
  return hasEditContext(active) ? { kind: 'code', root: active, shown: active } : undefined;
}

/** Chromium's way for a page to take keys without a field: Monaco draws by it, and canvases can. */
function hasEditContext(element: HTMLElement): boolean {
  return 'editContext' in element && element.editContext !== null;
}

// Elements of a frame are made by its own window: `instanceof` would not know them.
function isHtml(element: Element): element is HTMLElement {
  return 'isContentEditable' in element;
}
