export interface Notice {
  readonly lines: readonly string[];
  /** The name of what closes it. */
  readonly close: string;
}

const NAME = 'kalends-notice';
/** Long enough to be read twice; who points at it, or is in it, keeps it. */
const SHOWN_MS = 12_000;

/** Says something over a page, without being part of it, until it is read or closed. */
export function showNotice({ lines, close }: Notice): void {
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
  requestAnimationFrame(() => text.append(...lines.map(toLine)));
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

const HOST_STYLE =
  'all:initial;position:fixed;inset:auto 16px 16px auto;margin:0;padding:0;border:0;background:none';
const BOX_STYLE = [
  'color-scheme:light dark;box-sizing:border-box;display:flex;gap:12px;align-items:start',
  'width:max-content;max-width:min(26rem,calc(100vw - 32px));padding:12px 8px 12px 16px',
  'font:14px/1.45 system-ui,sans-serif;color:light-dark(#1d1b18,#f4f1ec)',
  'background:light-dark(#fff,#2a2723);border-radius:12px',
  'box-shadow:0 0 0 1px light-dark(#0002,#fff3),0 8px 24px #0003',
].join(';');
const BUTTON_STYLE = [
  'font:20px/1 system-ui,sans-serif;color:inherit;background:none;border:0;border-radius:6px',
  'min-width:28px;min-height:28px;padding:0;cursor:pointer',
].join(';');
