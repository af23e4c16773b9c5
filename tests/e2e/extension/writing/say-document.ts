import type { Node } from 'prosemirror-model';
import { sayRun } from './said.ts';

/** What a document of ProseMirror says: a line each block. */
export function sayDocument(document: Node): string {
  return document.children.map((block) => block.children.map(sayInline).join('')).join('\n');
}

function sayInline(node: Node): string {
  const link = node.marks.find(({ type }) => type.name === 'link');
  return node.isText ? sayRun(node.text ?? '', link?.attrs.href) : '\n';
}
