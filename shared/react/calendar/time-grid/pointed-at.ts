import type { Cursor, GridModel } from '#shared/domain/calendar/grid-model.ts';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The place of the grid that is pointed at, to the minute, whatever lies over it; undefined beside its columns. */
export function pointedAt({ axis }: GridModel, { clientX, clientY }: Point): Cursor | undefined {
  const column = document
    .elementsFromPoint(clientX, clientY)
    .find(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && 'column' in element.dataset,
    );
  if (!column) return undefined;
  const { top, height } = column.getBoundingClientRect();
  return {
    column: Number(column.dataset.column),
    place: ((clientY - top) / height) * axis.lengthMinutes,
  };
}

/** The same of a press: what lies over the columns, as their heads do, is no place. */
export function pressedAt(
  model: GridModel,
  press: Point & { readonly target: EventTarget },
): Cursor | undefined {
  const isOnColumn = press.target instanceof Element && press.target.closest('[data-column]');
  return isOnColumn ? pointedAt(model, press) : undefined;
}
