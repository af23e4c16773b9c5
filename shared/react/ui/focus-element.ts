/** A `ref` for what takes the focus the moment it is there. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
