import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import type { Options } from '#shared/react/form/choice-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useFocusKept } from '#site/office/use-focus-kept.ts';
import type { OwnConnections } from './own-connections.ts';
import { ownPlaces } from './own-places.ts';
import { PlaceRow } from './place-row.tsx';
import { useWritable } from './use-writable.ts';

const NewPlaceDialog = lazy(() =>
  import('./new-place-dialog.tsx').then((module) => ({ default: module.NewPlaceDialog })),
);

/** The meeting types whose appointments are written elsewhere than all others. */
export function MeetingTypePlaces({ connections }: Pick<OwnConnections, 'connections'>) {
  const t = useTexts('integrations');
  const titleId = useId();
  const { data } = useSuspenseQuery(ownPlaces);
  const writable = useWritable({ connections });
  const [isAdding, setAdding] = useState(false);
  const { meetingTypes } = data;
  const options: Options = [...writable, ['', t('use.none')]];
  useFocusKept(meetingTypes.length);
  if (writable.length === 0 && meetingTypes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="card p-4 sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id={titleId} className="font-medium text-sm">
            {t('places.title')}
          </h3>
          <p className="text-pretty text-soft text-sm">
            {t(meetingTypes.length === 0 ? 'places.none' : 'places.text')}
          </p>
        </div>
        <Button tone="quiet" onClick={() => setAdding(true)}>
          <Icon name="plus" className="size-4.5" />
          {t('places.new')}
        </Button>
      </div>
      {meetingTypes.length > 0 && (
        <ul aria-labelledby={titleId} className="mt-3 divide-y divide-line border-line border-t">
          {meetingTypes.map((row) => (
            <PlaceRow key={row.id} row={row} options={options} />
          ))}
        </ul>
      )}
      <Suspense>
        {isAdding && <NewPlaceDialog options={options} onClose={() => setAdding(false)} />}
      </Suspense>
    </section>
  );
}
