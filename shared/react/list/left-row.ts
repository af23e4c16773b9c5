let leftId: string | undefined;

/** Notes which row's thing is looked at, for its list to go on there; without one, forgets it. */
export function leaveRow(id?: string): void {
  leftId = id;
}

/** The row whose thing was looked at last. */
export function leftRow(): string | undefined {
  return leftId;
}
