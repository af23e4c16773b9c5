export type Corner = `${'top' | 'bottom'} ${'left' | 'right'}`;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The corner of an area that is nearest to a point. */
export function toCorner({ x, y }: { readonly x: number; readonly y: number }, area: Area): Corner {
  const isLeft = x < area.left + area.width / 2;
  const isTop = y < area.top + area.height / 2;
  return `${isTop ? 'top' : 'bottom'} ${isLeft ? 'left' : 'right'}`;
}

/** The corner that an arrow leads to: `('top left', 'ArrowDown') → 'bottom left'`. */
export function moveCorner(corner: Corner, key: string): Corner {
  const isTop = key === 'ArrowUp' || (key !== 'ArrowDown' && corner.startsWith('top'));
  const isLeft = key === 'ArrowLeft' || (key !== 'ArrowRight' && corner.endsWith('left'));
  return `${isTop ? 'top' : 'bottom'} ${isLeft ? 'left' : 'right'}`;
}
