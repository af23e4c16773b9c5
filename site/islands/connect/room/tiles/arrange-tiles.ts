export type RoomView = 'grid' | 'speaker';

/** A picture on the screen: somebody's face or their screen. */
export interface Tile {
  readonly key: string;
  readonly person: string;
  readonly kind: 'camera' | 'screen';
}

interface Showing {
  readonly people: readonly { readonly id: string; readonly media: { readonly screen: boolean } }[];
  readonly view: RoomView;
  /** Who speaks, or spoke last. */
  readonly speaker: string | null;
}

export interface Arrangement {
  /** Null where all are of the same size. */
  readonly large: Tile | null;
  readonly rest: readonly Tile[];
}

/** What stands where: a screen that is shared is what everybody looks at, else who speaks if one wants that. */
export function arrangeTiles({ people, view, speaker }: Showing): Arrangement {
  const faces = people.map(({ id }) => toTile(id, 'camera'));
  const screens = people.filter(({ media }) => media.screen).map(({ id }) => toTile(id, 'screen'));
  const tiles = [...screens, ...faces];
  const isEven = screens.length === 0 && (view === 'grid' || people.length < 2);
  if (isEven) return { large: null, rest: tiles };
  const spoken = faces.find(({ person }) => person === speaker);
  const large = screens.at(-1) ?? spoken ?? faces[0] ?? null;
  return { large, rest: tiles.filter((tile) => tile !== large) };
}

function toTile(person: string, kind: Tile['kind']): Tile {
  return { key: `${person} ${kind}`, person, kind };
}
