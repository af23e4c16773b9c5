import { lazy, Suspense, useId, useState } from 'react';
import type { Options } from '#shared/react/form/choice-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { useListed } from '#shared/react/list/use-listed.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useFocusKept } from '#site/office/use-focus-kept.ts';
import type { OwnConnections } from './own-connections.ts';
import { placesList } from './own-places.ts';
import { PlaceRow } from './place-row.tsx';
import { useWritable } from './use-writable.ts';

const NewPlaceDialog = lazy(() =>
  import('./new-place-dialog.tsx').then((module) => ({ default: module.NewPlaceDialog })),
);

/** The meeting types whose appointments are written elsewhere than all others. */
export function MeetingTypePlaces({
  connections,
  sync,
}: Pick<OwnConnections, 'connections' | 'sync'>) {
  const t = useTexts('integrations');
  const titleId = useId();
  const list = useList(placesList);
  const { rows, total = 0, paging, data } = useListed(list);
  const writable = useWritable({ connections });
  const [isAdding, setAdding] = useState(false);
  const options: Options = [...writable, ['', t('use.none')]];
  const others = othersFirst(options, sync.writtenCalendarId ?? '');
  useFocusKept(total);
  if (writable.length === 0 && total === 0) return null;
  return (
    <section aria-labelledby={titleId} className="card p-4 sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id={titleId} className="font-medium text-sm">
            {t('places.title')}
          </h3>
          <p className="text-pretty text-soft text-sm">
            {t(total === 0 ? 'places.none' : 'places.text')}
          </p>
        </div>
        <Button tone="quiet" onClick={() => setAdding(true)}>
          <Icon name="plus" className="size-4.5" />
          {t('places.new')}
        </Button>
      </div>
      {rows.length > 0 && (
        <ul aria-labelledby={titleId} className="mt-3 divide-y divide-line border-line border-t">
          {rows.map((row) => (
            <PlaceRow key={row.id} row={row} page={data.page} options={options} />
          ))}
        </ul>
      )}
      <div className="mt-4 -mb-4 empty:hidden">
        <ListPages paging={paging} linkTo={list.linkTo} />
      </div>
      <Suspense>
        {isAdding && <NewPlaceDialog options={others} onClose={() => setAdding(false)} />}
      </Suspense>
    </section>
  );
}

/** Where all are written anyway is what nobody looks for here. */
function othersFirst(options: Options, usual: string): Options {
  return options.toSorted(([a], [b]) => Number(a === usual) - Number(b === usual));
}
