/** A text as it is pasted where letters have looks, and where they have none. */
export interface ClipboardParts {
  readonly 'text/plain': string;
  readonly 'text/html': string;
}

/** Puts a text into the clipboard in both of its forms; says whether it is there. */
export async function copyParts(parts: ClipboardParts): Promise<boolean> {
  try {
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return copyByCommand(parts);
  }
}

/** Pages without a secure connection have no other clipboard. */
function copyByCommand(parts: ClipboardParts): boolean {
  let isCopied = false;
  const fill = (event: ClipboardEvent) => {
    for (const [type, text] of Object.entries(parts)) event.clipboardData?.setData(type, text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = event.clipboardData !== null;
  };
  window.addEventListener('copy', fill, { capture: true });
  document.execCommand('copy');
  window.removeEventListener('copy', fill, { capture: true });
  return isCopied;
}
