import type { Paragraph, RichText, Run } from '#shared/domain/rich-text.ts';

export type ParagraphName = 'p' | 'div';

/**
 * What a page is offered as rich text. A single paragraph comes without its element, so that it goes
 * into the line where the caret is. Built as nodes of a document without scripts, then written out.
 */
export function toHtml(content: RichText, paragraphName: ParagraphName): string {
  const inert = document.implementation.createHTMLDocument('');
  const [only] = content;
  inert.body.append(
    ...(content.length === 1 && only
      ? toNodes(inert, only)
      : content.map((paragraph) => toElement(inert, paragraph, paragraphName))),
  );
  return inert.body.innerHTML;
}

function toElement(inert: Document, paragraph: Paragraph, name: ParagraphName): HTMLElement {
  const element = inert.createElement(name);
  // A line without anything in it has no height.
  element.append(
    ...(paragraph.length > 0 ? toNodes(inert, paragraph) : [inert.createElement('br')]),
  );
  return element;
}

function toNodes(inert: Document, paragraph: Paragraph): Node[] {
  return paragraph.map((run) => toNode(inert, run));
}

function toNode(inert: Document, { text, href }: Run): Node {
  if (href === undefined || !/^(?:https?|mailto|tel):/i.test(href)) {
    return inert.createTextNode(text);
  }
  const link = inert.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}
