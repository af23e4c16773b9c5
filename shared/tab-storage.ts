/**
 * What this tab keeps by this name, as it was kept; undefined where nothing is, and where storage is
 * closed, as to embedded pages in some browsers.
 */
export function readFromTab(key: string): unknown {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Keeps it as JSON for as long as the tab lives; false where there is no room, or storage is closed. */
export function keepInTab(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See readFromTab: nothing was kept.
  }
}
