import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { registerRichText } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  createEditor,
  type DOMConversionMap,
  ElementNode,
  type LexicalNode,
  type NodeKey,
} from 'lexical';
import { sayRun } from './said.ts';
import { showDrafts } from './show-drafts.ts';

/** A link as `@lexical/link` makes them, in as little as a test needs. */
class LinkNode extends ElementNode {
  readonly href: string;

  constructor(href = '', key?: NodeKey) {
    super(key);
    this.href = href;
  }

  static override getType(): string {
    return 'link';
  }

  static override clone(node: LinkNode): LinkNode {
    return new LinkNode(node.href, node.getKey());
  }

  static override importDOM(): DOMConversionMap<HTMLAnchorElement> {
    const conversion = (anchor: HTMLAnchorElement) => ({
      node: new LinkNode(anchor.getAttribute('href') ?? ''),
    });
    return { a: () => ({ conversion, priority: 1 }) };
  }

  override createDOM(): HTMLElement {
    return Object.assign(document.createElement('a'), { href: this.href });
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return true;
  }
}

await showDrafts((host, text) => {
  const editor = createEditor({
    nodes: [LinkNode],
    onError: (error) => {
      throw error;
    },
  });
  host.contentEditable = 'true';
  editor.setRootElement(host);
  registerRichText(editor);
  const line = () => $createParagraphNode().append(...(text ? [$createTextNode(text)] : []));
  editor.update(() => void $getRoot().clear().append(line()), { discrete: true });
  registerHistory(editor, createEmptyHistoryState(), 300);
  return {
    said: () => editor.read(() => $getRoot().getChildren().map(sayNode).join('\n')),
    // The browser tells it after the key. In a line of one text offsets alone tell places apart.
    seesCaret() {
      const shown = getSelection();
      if (!shown?.anchorNode || !host.contains(shown.anchorNode)) return true;
      const known = editor.read($getSelection);
      return (
        $isRangeSelection(known) &&
        known.anchor.offset === shown.anchorOffset &&
        known.focus.offset === shown.focusOffset
      );
    },
  };
});

function sayNode(node: LexicalNode): string {
  if (node instanceof LinkNode) return sayRun(node.getTextContent(), node.href);
  return $isElementNode(node) ? node.getChildren().map(sayNode).join('') : node.getTextContent();
}
