import { caretElement } from './caret.ts';

/** Asks an editor to undo its last step, as the keyboard would. */
export function takeBack(root: HTMLElement): void {
  const target = caretElement(root);
  const isApple = navigator.platform.startsWith('Mac');
  const held = { ctrlKey: !isApple, metaKey: isApple, keyCode: 90 };
  const seen = { bubbles: true, cancelable: true, composed: true };
  const pressed = new KeyboardEvent('keydown', { ...seen, ...held, key: 'z', code: 'KeyZ' });
  if (!target.dispatchEvent(pressed)) return;
  const asked = new InputEvent('beforeinput', { ...seen, inputType: 'historyUndo' });
  if (target.dispatchEvent(asked)) root.ownerDocument.execCommand('undo');
}
