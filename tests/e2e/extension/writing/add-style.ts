/** An editor's own style sheet: some of them listen where it puts something. */
export function addStyle(css: string): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
}
