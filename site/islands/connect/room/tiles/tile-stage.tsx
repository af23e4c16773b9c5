import type { Person } from '#shared/domain/connect/protocol.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { PeersState } from '../peers/open-peers.ts';
import { arrangeTiles, type RoomView, type Tile } from './arrange-tiles.ts';
import { PersonTile } from './person-tile.tsx';

interface TileStageProps {
  readonly people: readonly Person[];
  readonly peers: PeersState;
  readonly view: RoomView;
}

/** By how many there are: columns on a phone, and on a wide screen. */
const columns = [
  'grid-cols-1',
  'grid-cols-1',
  'grid-cols-1 md:grid-cols-2',
  'grid-cols-2',
  'grid-cols-2',
  'grid-cols-2 md:grid-cols-3',
] as const;

/** The others, edge to edge. */
export function TileStage({ people, peers, view }: TileStageProps) {
  const { t } = useTranslation('connect-room');
  const { large, rest } = arrangeTiles({ people, view, speaker: peers.speaker });
  const show = ({ key, person: id, kind }: Tile, isSmall: boolean) => {
    const person = people.find((one) => one.id === id);
    if (!person) return null;
    const isSpeaking = peers.speaker === id;
    const shown = { person, kind, isSmall, isSpeaking, view: peers.views.get(id) };
    return <PersonTile key={key} {...shown} />;
  };
  if (people.length === 0) {
    return <p className="m-auto max-w-sm p-6 text-center text-pretty text-soft">{t('alone')}</p>;
  }
  if (!large) {
    const shape = columns[Math.min(rest.length, columns.length - 1)];
    return (
      <div className={`grid min-h-0 flex-1 auto-rows-fr gap-2 p-2 ${shape}`}>
        {rest.map((tile) => show(tile, rest.length > 4))}
      </div>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 p-2">
      <div className="grid min-h-0 flex-1">{show(large, false)}</div>
      <div className="grid h-24 auto-cols-[minmax(7rem,10rem)] grid-flow-col justify-center-safe gap-2 overflow-x-auto md:h-32">
        {rest.map((tile) => show(tile, true))}
      </div>
    </div>
  );
}
