import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Team } from '#shared/api/team.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { AddPlace } from './add-place.tsx';
import { PlaceRow } from './place-row.tsx';

type Place = Team['members'][number];

/** Who has a place in a team, in which order and with which share. */
export function PlacesEditor({ team }: { readonly team: Team }) {
  const t = useTexts('teams');
  const toast = useToast();
  const queryClient = useQueryClient();
  const [places, setPlaces] = useState<readonly Place[]>(team.members);
  const { mutate, isPending } = api.useChange('put', '/company/teams/{teamId}/members');
  const change = (hostId: string, part: Partial<Place>) =>
    setPlaces(places.map((place) => (place.hostId === hostId ? { ...place, ...part } : place)));
  const save = () =>
    mutate(
      {
        params: { path: { teamId: team.id } },
        body: {
          members: places.map(({ hostId, weight, priority, isAdmin }) => ({
            ...{ hostId, weight, priority, isAdmin },
          })),
          was: team.members.map(({ hostId }) => hostId),
        },
      },
      {
        onSuccess: () => {
          toast.show(team.name, t('places.saved'));
          void queryClient.invalidateQueries();
        },
        onError: toast.failWith,
      },
    );
  const isChanged = JSON.stringify(places) !== JSON.stringify(team.members);
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="font-semibold">
        {t('places.title')}
      </h2>
      <p className="mt-1 text-pretty text-soft text-sm">{t('places.hint')}</p>
      {places.length === 0 ? (
        <p className="card mt-3 px-4 py-6 text-center text-soft">{t('places.none')}</p>
      ) : (
        <ol className="card mt-3 divide-y divide-line">
          {places.map((place, index) => (
            <PlaceRow
              key={place.hostId}
              place={place}
              isFirst={index === 0}
              canEdit={team.canEdit}
              onChange={(part) => change(place.hostId, part)}
              onUp={() => setPlaces(movedUp(places, index))}
              onOut={() => setPlaces(places.filter(({ hostId }) => hostId !== place.hostId))}
            />
          ))}
        </ol>
      )}
      {team.canEdit && (
        <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
          <AddPlace
            takenIds={places.map(({ hostId }) => hostId)}
            onAdd={(added) => setPlaces([...places, added])}
          />
          {isChanged && (
            <Button busy={isPending} onClick={save}>
              {t('places.save')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function movedUp(places: readonly Place[], index: number): readonly Place[] {
  const moved = places[index];
  if (!moved || index === 0) return places;
  const others = places.filter((place) => place !== moved);
  return [...others.slice(0, index - 1), moved, ...others.slice(index - 1)];
}
