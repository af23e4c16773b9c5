export interface ChatPart {
  /** Where in the line it begins. */
  readonly at: number;
  readonly text: string;
  readonly href?: string;
}

const LINK = /https?:\/\/[^\s<>"]+/g;
/** What ends a sentence is not of the address. */
const END = /[.,;:!?)\]}'”’]+$/;

/** A line of the chat with its links: only `http` and `https`, and the rest is plain text. */
export function toChatParts(text: string): readonly ChatPart[] {
  const parts: ChatPart[] = [];
  let at = 0;
  for (const match of text.matchAll(LINK)) {
    const href = match[0].replace(END, '');
    if (!URL.canParse(href)) continue;
    if (match.index > at) parts.push({ at, text: text.slice(at, match.index) });
    parts.push({ at: match.index, text: href, href });
    at = match.index + href.length;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at) });
  return parts;
}
