import type { Writing } from '#shared/domain/rich-text.ts';
import { toHtml } from './to-html.ts';

/** Puts a text into the clipboard, rich and plain; says whether it is there. */
export async function copyContent({ rich, plain }: Writing): Promise<boolean> {
  const parts = { 'text/plain': plain, 'text/html': toHtml(rich, 'p') };
  try {
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return copyByCommand(parts);
  }
}

/** Pages without a secure connection have no other clipboard. */
function copyByCommand(parts: Readonly<Record<string, string>>): boolean {
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
