import type { Page } from 'playwright/test';

interface TreeNode {
  readonly backendNodeId: number;
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

/** Clicks a button of the notice, by its text. */
export async function pressInNotice(page: Page, label: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const notice = findNode(root);
  const button = notice && findButton(notice, label);
  if (!button) throw new Error(`The notice has no button ${label}.`);
  const { model } = await session.send('DOM.getBoxModel', { backendNodeId: button.backendNodeId });
  await session.detach();
  const [x = 0, y = 0] = model.content;
  await page.mouse.click(x + 4, y + 4);
}

/** The texts of the notice's buttons, without that of the one that closes it. */
export async function noticeButtons(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  await session.detach();
  const notice = findNode(root);
  return notice
    ? buttonsOf(notice)
        .map(labelOf)
        .filter((label) => label !== '×')
    : [];
}

function findButton(node: TreeNode, label: string): TreeNode | undefined {
  return buttonsOf(node).find((button) => labelOf(button) === label);
}

function buttonsOf(node: TreeNode): readonly TreeNode[] {
  const inner = [...(node.shadowRoots ?? []), ...(node.children ?? [])];
  return [...(node.nodeName === 'BUTTON' ? [node] : []), ...inner.flatMap(buttonsOf)];
}

function labelOf({ children = [] }: TreeNode): string {
  return children.map(({ nodeValue }) => nodeValue).join('');
}
