/** The way back is there on phones alone, where the list that had the focus has gone. */
export function focusWhereShown(element: HTMLElement | null): void {
  if (element?.checkVisibility()) element.focus();
}
