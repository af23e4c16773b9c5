export interface Notice {
  readonly lines: readonly string[];
  /** What may be meant, and what is said to each. */
  readonly choices?: readonly NoticeChoice[] | undefined;
  /** The name of what closes it. */
  readonly close: string;
}

export interface NoticeChoice {
  readonly label: string;
  readonly lines: readonly string[];
}

const NAME = 'kalends-notice';
/** Long enough to be read twice; who points at it, or is in it, keeps it. */
const SHOWN_MS = 12_000;

/** Says something over a page, without being part of it, until it is read or closed. */
export function showNotice({ lines, choices = [], close }: Notice): void {
  for (const old of document.querySelectorAll(NAME)) old.remove();
  const host = document.createElement(NAME);
  const box = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'));
  box.setAttribute('role', 'status');
  // A page's policy may forbid style sheets, not what a script sets on an element of its own.
  box.style.cssText = BOX_STYLE;
  const text = box.appendChild(document.createElement('div'));
  text.style.cssText = 'flex:1;min-width:0;overflow-wrap:anywhere';
  const button = box.appendChild(document.createElement('button'));
  button.style.cssText = BUTTON_STYLE;
  Object.assign(button, { type: 'button', textContent: '×', ariaLabel: close });
  button.addEventListener('click', () => host.remove());
  host.popover = 'manual';
  host.style.cssText = HOST_STYLE;
  document.documentElement.append(host);
  host.showPopover();
  // What stands there from the start is not read out.
  const say = (said: readonly string[]) => text.replaceChildren(...said.map(toLine));
  requestAnimationFrame(() => {
    say(lines);
    if (choices.length > 0) text.append(toButtons(choices, say, button));
  });
  setTimeout(() => leave(host), SHOWN_MS);
}

function leave(host: HTMLElement): void {
  if (host.matches(':hover, :focus-within')) setTimeout(() => leave(host), SHOWN_MS);
  else host.remove();
}

function toLine(text: string): HTMLElement {
  const line = document.createElement('div');
  line.textContent = text;
  return line;
}

/** A button each; what is chosen is answered in their place, and the keyboard goes on beside it. */
function toButtons(
  choices: readonly NoticeChoice[],
  say: (lines: readonly string[]) => void,
  next: HTMLElement,
): HTMLElement {
  const list = document.createElement('div');
  list.style.cssText = 'display:grid;gap:6px;margin-top:8px';
  for (const { label, lines } of choices) {
    const choice = list.appendChild(document.createElement('button'));
    choice.style.cssText = CHOICE_STYLE;
    Object.assign(choice, { type: 'button', textContent: label });
    choice.addEventListener('click', () => {
      say(lines);
      next.focus();
    });
  }
  return list;
}

const HOST_STYLE =
  'all:initial;position:fixed;inset:auto 16px 16px auto;margin:0;padding:0;border:0;background:none';
const BOX_STYLE = [
  'color-scheme:light dark;box-sizing:border-box;display:flex;gap:12px;align-items:start',
  'width:max-content;max-width:min(26rem,calc(100vw - 32px));padding:12px 8px 12px 16px',
  'font:14px/1.45 system-ui,sans-serif;color:light-dark(#1d1b18,#f4f1ec)',
  'background:light-dark(#fff,#2a2723);border-radius:12px',
  'box-shadow:0 0 0 1px light-dark(#0002,#fff3),0 8px 24px #0003',
].join(';');
const CHOICE_STYLE = [
  'font:inherit;color:inherit;text-align:start;background:none;cursor:pointer',
  'padding:6px 12px;min-height:36px;border-radius:8px;border:1px solid light-dark(#0004,#fff5)',
].join(';');
const BUTTON_STYLE = [
  'font:20px/1 system-ui,sans-serif;color:inherit;background:none;border:0;border-radius:6px',
  'min-width:28px;min-height:28px;padding:0;cursor:pointer',
].join(';');
