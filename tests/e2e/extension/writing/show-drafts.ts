/** An editor on a test page. */
export interface Draft {
  /** What its model holds and would send: a line each, links as `[text](address)`. */
  said(): string;
  /** Whether it knows where the caret is; missing where an editor looks at once. */
  seesCaret?(): boolean;
}

/** Makes an editor in `host` that starts with a line of text, or with none. */
export type StartDraft = (host: HTMLElement, text: string) => Draft | Promise<Draft>;

declare global {
  var drafts: readonly Draft[];
  /** What the form last sent, one text a draft. */
  var sent: readonly string[];
}

/** A form with one editor for each `text` of the address; the page says when they stand. */
export async function showDrafts(start: StartDraft): Promise<void> {
  const form = document.body.appendChild(document.createElement('form'));
  const texts = new URLSearchParams(location.search).getAll('text');
  globalThis.drafts = await Promise.all(texts.map((text) => start(makeHost(form), text)));
  form.append(Object.assign(document.createElement('button'), { textContent: 'Send' }));
  form.addEventListener('formdata', ({ formData }) => {
    for (const draft of globalThis.drafts) formData.append('draft', draft.said());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    globalThis.sent = new FormData(form).getAll('draft').map(String);
  });
  document.title = 'ready';
}

function makeHost(form: HTMLElement): HTMLElement {
  const draft = form.appendChild(document.createElement('div'));
  draft.className = 'draft';
  return draft.appendChild(document.createElement('div'));
}
