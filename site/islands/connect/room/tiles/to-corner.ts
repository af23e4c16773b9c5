import type { RoomView } from './arrange-tiles.ts';

export type Corner = `${'top' | 'bottom'} ${'left' | 'right'}`;

interface Shown {
  readonly people: readonly { readonly media: { readonly screen: boolean } }[];
  readonly view: RoomView;
}

/**
 * Where one's own picture is until it was moved: names stand at the top of each picture, and of several beside
 * each other it would cover one.
 */
export function restingCorner({ people, view }: Shown): Corner {
  const isGrid = view === 'grid' && !people.some(({ media }) => media.screen);
  return isGrid && people.length > 1 ? 'bottom right' : 'top right';
}

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
