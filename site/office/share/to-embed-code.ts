/** How a booking page stands in another site. */
export const EMBED_KINDS = ['inline', 'popup', 'button', 'link'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

interface Embedded {
  /** Of the booking page. */
  readonly path: string;
  /** Where this site is. */
  readonly origin: string;
  /** What a button or a link says. */
  readonly label: string;
}

/** What somebody puts into their own page, as docs/api.md says. */
export function toEmbedCode(kind: EmbedKind, { path, origin, label }: Embedded): string {
  const script = (more = '') => `<script src="${toText(origin)}/embed.js" async${more}></script>`;
  const at = toText(path);
  const says = toText(label);
  switch (kind) {
    case 'inline':
      return `${script()}\n<div data-kalends="${at}" style="min-height:700px"></div>`;
    case 'popup':
      return `${script()}\n<a href="${toText(origin + path)}" data-kalends-popup="${at}">${says}</a>`;
    case 'button':
      return script(` data-kalends-button="${at}" data-kalends-label="${says}"`);
    case 'link':
      return `<a href="${toText(origin + path)}">${says}</a>`;
  }
}

/** A page of somebody else's with it, in a frame of our own. */
export function toSampleDocument(code: string, language: string): string {
  const style =
    'body{margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}';
  return `<!doctype html><html lang="${toText(language)}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>…</title><style>${style}</style></head><body>${code}</body></html>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function toText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
