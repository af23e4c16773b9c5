import type { Team, TeamPlace } from '#shared/api/team.ts';
import { api } from '#site/office/api.ts';
import { AddPlace } from './add-place.tsx';
import { type Person, PlaceRow } from './place-row.tsx';
import { Places } from './places.tsx';

interface PlacesEditorProps {
  readonly team: Team;
  readonly places: readonly TeamPlace[];
  readonly onChange: (places: readonly TeamPlace[]) => void;
}

/** What a place begins with. */
const plainPlace = { weight: 100, priority: 0, isAdmin: false } as const;

/** Who has a place in a team, in which order and with which share, as its form has it. */
export function PlacesEditor({ team, places, onChange }: PlacesEditorProps) {
  const { data: employees } = api.useData('get', '/company/employees');
  const people = new Map<string, Person>([
    ...employees.map((each) => [each.id, each] as const),
    ...team.members.map((each) => [each.hostId, each] as const),
  ]);
  const change = (hostId: string, part: Partial<TeamPlace>) =>
    onChange(places.map((place) => (place.hostId === hostId ? { ...place, ...part } : place)));
  const others = employees.filter(({ id }) => !places.some(({ hostId }) => hostId === id));
  return (
    <Places
      rows={places.map((place, index) => (
        <PlaceRow
          key={place.hostId}
          place={place}
          person={people.get(place.hostId)}
          isFirst={index === 0}
          onChange={(part) => change(place.hostId, part)}
          onUp={() => onChange(movedUp(places, index))}
          onOut={() => onChange(places.filter(({ hostId }) => hostId !== place.hostId))}
        />
      ))}
    >
      {others.length > 0 && (
        <AddPlace
          others={others}
          onAdd={(hostId) => onChange([...places, { ...plainPlace, hostId }])}
        />
      )}
    </Places>
  );
}

function movedUp(places: readonly TeamPlace[], index: number): readonly TeamPlace[] {
  const moved = places[index];
  if (!moved || index === 0) return places;
  const others = places.filter((place) => place !== moved);
  return [...others.slice(0, index - 1), moved, ...others.slice(index - 1)];
}
