/** What a row of the context menu stands for; the browser gives only its id back. */
export interface MenuRow {
  readonly actionId: string;
  /** Undefined for the row of an action's own, and for the one that says that there are no choices. */
  readonly choiceId: string | undefined;
}

/** `insert-link:7`, and `insert-link:` where there is nothing to choose. */
export function toChoiceRowId(actionId: string, choiceId = ''): string {
  return `${actionId}:${choiceId}`;
}

export function readMenuId(menuId: string): MenuRow {
  const end = menuId.indexOf(':');
  if (end === -1) return { actionId: menuId, choiceId: undefined };
  return { actionId: menuId.slice(0, end), choiceId: menuId.slice(end + 1) || undefined };
}
