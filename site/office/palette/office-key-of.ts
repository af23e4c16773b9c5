const FIELDS = 'input, textarea, select, [contenteditable]';

export type OfficeKey = 'palette' | 'keys';

/**
 * What a key asks of the office: the palette by Ctrl+K or Cmd+K, wherever the focus is; what keys there
 * are by `?`, unless somebody types or a dialog is open.
 */
export function officeKeyOf(event: KeyboardEvent): OfficeKey | undefined {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey) {
    const isAsked = !event.altKey && !event.shiftKey && key.toLowerCase() === 'k';
    return isAsked ? 'palette' : undefined;
  }
  const isFree =
    key === '?' &&
    !document.querySelector('dialog[open]') &&
    !(target instanceof Element && target.closest(FIELDS));
  return isFree ? 'keys' : undefined;
}
