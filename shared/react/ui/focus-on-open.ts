/** A `ref` for what has the focus when its dialog opens: the platform's attribute, which showModal() follows. */
export function focusOnOpen(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
