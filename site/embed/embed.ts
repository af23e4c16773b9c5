/**
 * `embed.js`: puts booking pages into other people's sites. It stands alone: nothing is imported but
 * types, it sets no cookie, reads no storage and asks nobody but the origin it came from.
 *
 *   <script async src="https://kalends.example/embed.js"></script>
 *   <div data-kalends="/ada/intro" style="min-height:700px"></div>    inline, as tall as its content;
 *     its style keeps the room, so that what stands below does not move once the frame is there
 *   <a href="…" data-kalends-popup="/ada/intro">Book</a>      a popup over the page
 *   <script … data-kalends-button="/ada/intro"></script>      a floating button that opens it
 *
 * or `Kalends.inline(element, path, lang)`, `Kalends.popup(path, lang)`, `Kalends.button(path,
 * options)`. The path's query reaches the page: `/ada/intro?email=a@b.c` fills the form in.
 * `data-kalends-lang` on an element, or for all of them on the script, says the page's language; it
 * is the visitor's own without. Events bubble to the document: `kalends:ready`,
 * `kalends:booking-successful`, `kalends:closed`.
 */
import type { FrameMessage } from '#site/lib/framed-page.ts';

interface ButtonOptions {
  readonly label?: string | undefined;
  readonly color?: string | undefined;
  readonly textColor?: string | undefined;
  readonly lang?: string | undefined;
}

declare global {
  interface Window {
    Kalends?: {
      inline(element: Element, path: string, lang?: string): HTMLIFrameElement;
      popup(path: string, lang?: string): void;
      button(path: string, options?: ButtonOptions): HTMLButtonElement;
    };
  }
}

(() => {
  const script = document.currentScript as HTMLScriptElement | null;
  if (!script || window.Kalends) return;
  const { origin } = new URL(script.src);
  /** A page that never stops growing is a mistake; no booking page is this tall. */
  const tallest = 9999;
  const frames = new Set<HTMLIFrameElement>();

  // Frame's title, its close button, the floating button.
  const texts: Readonly<Record<string, string>> = {
    en: 'Book an appointment|Close',
    de: 'Termin buchen|Schließen',
    fr: 'Prendre rendez-vous|Fermer',
    es: 'Reservar una cita|Cerrar',
    nb: 'Bestill time|Lukk',
    nl: 'Afspraak maken|Sluiten',
    it: 'Prenota un appuntamento|Chiudi',
    pl: 'Umów spotkanie|Zamknij',
    sv: 'Boka tid|Stäng',
  };
  // The product's own `no` and `se` are Norwegian and Swedish.
  const tags: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', se: 'sv' };
  const say = (lang = document.documentElement.lang || navigator.language) => {
    const tag = lang.slice(0, 2);
    return (texts[tags[tag] ?? tag] ?? texts.en ?? '').split('|') as [string, string];
  };
  const commonLang = script.dataset.kalendsLang;

  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, css: string) => {
    const element = document.createElement(tag);
    element.style.cssText = css;
    return element;
  };

  const tell = (element: Element, name: string) =>
    element.dispatchEvent(new CustomEvent(`kalends:${name}`, { bubbles: true }));

  const open = (path: string, css: string, lang: string | undefined) => {
    const url = new URL(path, origin);
    if (url.origin !== origin) throw new Error(`Kalends: ${path} is not a page of ${origin}`);
    if (lang) url.searchParams.set('lang', lang);
    const frame = make('iframe', `display:block;border:0;width:100%;height:700px;${css}`);
    frame.title = say(lang)[0];
    frame.allow = 'payment';
    frame.src = url.href;
    frames.add(frame);
    return frame;
  };

  const inline = (element: Element, path: string, lang = commonLang) => {
    const frame = open(path, '', lang);
    element.append(frame);
    return frame;
  };

  const popup = (path: string, lang = commonLang) => {
    const [book, close] = say(lang);
    // A `::backdrop` has no style of its own: the dialog's darkens what is around it.
    const dialog = make(
      'dialog',
      'box-sizing:border-box;width:min(66rem,100vw - 1.5rem);max-width:none;max-height:none;margin:auto;padding:0;border:0;overflow:visible;background:#0a0b0e99;box-shadow:0 0 0 100vmax #0a0b0e99',
    );
    const frame = open(
      path,
      'max-height:calc(100dvh - 5.75rem);border-radius:1rem;color-scheme:light dark;background:Canvas',
      lang,
    );
    const button = make(
      'button',
      'display:block;margin:0 0 .5rem auto;width:2.75rem;height:2.75rem;border:0;border-radius:50%;font:1.5rem/1 sans-serif;cursor:pointer;background:#fff;color:#16181d',
    );
    button.type = 'button';
    button.textContent = '×';
    button.ariaLabel = close;
    button.onclick = () => dialog.close();
    dialog.ariaLabel = book;
    dialog.append(button, frame);
    dialog.onclick = ({ target }) => {
      if (target === dialog) dialog.close();
    };
    // What is behind is inert; this keeps it from scrolling too.
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    dialog.onclose = () => {
      style.overflow = overflow;
      tell(dialog, 'closed');
      frames.delete(frame);
      dialog.remove();
    };
    document.body.append(dialog);
    dialog.showModal();
  };

  const floatingButton = (
    path: string,
    { label, color, textColor, lang = commonLang }: ButtonOptions = {},
  ) => {
    const button = make(
      'button',
      `position:fixed;right:1.25rem;bottom:1.25rem;z-index:9999;padding:.9rem 1.4rem;border:0;border-radius:2rem;font:600 1rem/1.2 system-ui,sans-serif;cursor:pointer;box-shadow:0 6px 24px #0004;background:#3472d8;color:#fff`,
    );
    // Set apart, so that a wrong colour is left out rather than the whole style.
    if (color) button.style.background = color;
    if (textColor) button.style.color = textColor;
    button.type = 'button';
    button.textContent = label || say(lang)[0];
    button.onclick = () => popup(path, lang);
    document.body.append(button);
    return button;
  };

  /** A step that begins above or far down what is seen of the page is brought to its top. */
  const show = (frame: HTMLIFrameElement, top: number) => {
    const seenAt = frame.getBoundingClientRect().top + top;
    // A popup's frame scrolls by itself.
    if (frame.closest('dialog') || (seenAt >= 0 && seenAt < innerHeight / 2)) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.style.scrollMarginTop = `${16 - top}px`;
    frame.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  };

  addEventListener('message', ({ source, origin: sender, data }: MessageEvent<FrameMessage>) => {
    if (sender !== origin) return;
    for (const frame of frames) {
      if (frame.contentWindow !== source) continue;
      if (data === 'booking-successful') tell(frame, data);
      else if (data?.kalends === 'escape') frame.closest('dialog')?.close();
      else if (data?.kalends === 'step') show(frame, Number(data.top));
      else if (data?.kalends === 'height' && data.height > 0) {
        frame.style.height = `${Math.min(data.height, tallest)}px`;
        if (!frame.dataset.ready) tell(frame, 'ready');
        frame.dataset.ready = 'true';
      }
    }
  });

  document.addEventListener('click', (event) => {
    const opener = (event.target as Element | null)?.closest?.<HTMLElement>('[data-kalends-popup]');
    // A click that asks for a new tab gets one.
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    popup(opener.dataset.kalendsPopup ?? '', opener.dataset.kalendsLang);
  });

  const start = () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-kalends]')) {
      if (!place.querySelector('iframe')) {
        inline(place, place.dataset.kalends ?? '', place.dataset.kalendsLang);
      }
    }
    const { kalendsButton, kalendsLabel, kalendsColor, kalendsTextColor } = script.dataset;
    if (!kalendsButton) return;
    const options = { label: kalendsLabel, color: kalendsColor, textColor: kalendsTextColor };
    floatingButton(kalendsButton, options);
  };

  window.Kalends = { inline, popup, button: floatingButton };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
