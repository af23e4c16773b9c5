/** What a device keeps by this name; null also where storage is closed, as to some embedded pages. */
export function readFromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps it; where storage is closed it is forgotten with the page. */
export function keepOnDevice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // See readFromDevice.
  }
}
