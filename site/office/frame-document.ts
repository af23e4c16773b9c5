const BASE = '<base target="_blank">';

/** A mail's HTML for a sandboxed frame: its links open outside of the frame. */
export function toFrameDocument(html: string): string {
  const head = /<head[^>]*>/i.exec(html);
  if (!head) return BASE + html;
  const end = head.index + head[0].length;
  return html.slice(0, end) + BASE + html.slice(end);
}
