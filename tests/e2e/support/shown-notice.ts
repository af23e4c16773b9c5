import type { Page } from 'playwright/test';

interface TreeNode {
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly TreeNode[];
  readonly shadowRoots?: readonly TreeNode[];
}

/** What the extension says over a page: its shadow root is closed to the page, and to tests. */
export async function shownNotice(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  await session.detach();
  const notice = findNode(root);
  return notice ? textsOf(notice) : [];
}

function findNode(node: TreeNode): TreeNode | undefined {
  if (node.nodeName === 'KALENDS-NOTICE') return node;
  return node.children?.map(findNode).find((found) => found !== undefined);
}

function textsOf(node: TreeNode): readonly string[] {
  const own = node.nodeName === '#text' ? [node.nodeValue] : [];
  const inner = [...(node.shadowRoots ?? []), ...(node.children ?? [])];
  return node.nodeName === 'BUTTON' ? [] : [...own, ...inner.flatMap(textsOf)];
}
