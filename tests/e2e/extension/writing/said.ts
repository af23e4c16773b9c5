const BLOCKS = 'p, div, li';

/** A stretch of a line as tests read it: `[text](address)` where it is a link. */
export function sayRun(text: string, href: string | undefined): string {
  return href === undefined ? text : `[${text}](${href})`;
}

/** What HTML says: a line each block and break. */
export function sayHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return sayNodes(body).replace(/\n$/, '').replaceAll('\u00a0', ' ');
}

function sayNodes(parent: Node): string {
  return [...parent.childNodes].map(sayNode).join('');
}

function sayNode(node: ChildNode): string {
  // What stands between blocks to keep the HTML readable.
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/^\n$/, '');
  if (node.matches('a')) return sayRun(node.textContent, node.getAttribute('href') ?? undefined);
  if (node.matches('br')) return node.nextSibling ? '\n' : '';
  if (!node.matches(BLOCKS)) return sayNodes(node);
  const startsLine = sayBefore(node) ? '\n' : '';
  return `${startsLine}${sayNodes(node)}\n`;
}

function sayBefore({ previousSibling }: ChildNode): string {
  return previousSibling instanceof Text ? previousSibling.data.trim() : '';
}
