import type { InsertText } from '#shared/react/panels/insert-text.ts';

/** Puts a text into the clipboard, rich and plain. */
export const insertText: InsertText = async (text) => {
  const plain = text
    .map((line) => line.map((run) => (run.href ? `${run.text}: ${run.href}` : run.text)).join(''))
    .join('\n');
  return (await copyText(plain)) ? 'copied' : 'refused';
};

/** False where the clipboard is closed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
