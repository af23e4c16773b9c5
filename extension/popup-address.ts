const FOR = 'for';

/** The popup in a window of its own, which cannot tell which page it is for: `/popup.html?for=7`. */
export function toPopupAddress(tabId: number | undefined): string {
  return tabId === undefined ? '/popup.html' : `/popup.html?${FOR}=${tabId}`;
}

/** `?for=7 → 7`; undefined where the popup hangs on its button. */
export function readTabId(search: string): number | undefined {
  const tabId = new URLSearchParams(search).get(FOR);
  return tabId === null ? undefined : Number(tabId);
}
