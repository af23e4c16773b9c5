import { useState } from 'react';
import type { Resource } from '#shared/api/resource.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { api } from '#site/office/api.ts';
import { ResourceDialog } from './resource-dialog.tsx';

/** What the company has one of. */
export function Resources() {
  const t = useTexts('general');
  const { data } = api.useData('get', '/company/resources');
  const [open, setOpen] = useState<Resource | 'new'>();
  return (
    <section aria-labelledby="resources" className="card p-(--inset) sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="resources" className="font-semibold">
          {t('resources.title')}
        </h2>
        <Button tone="quiet" className="text-sm" onClick={() => setOpen('new')}>
          <Icon name="plus" className="size-4" />
          {t('resources.add')}
        </Button>
      </div>
      <p className="mt-1 text-pretty text-soft text-sm">{t('resources.hint')}</p>
      {data.resources.length > 0 && (
        <ul className="-mx-2 mt-3 divide-y divide-line">
          {data.resources.toSorted(byName).map((resource) => (
            <li key={resource.id}>
              <ResourceRow resource={resource} onOpen={() => setOpen(resource)} />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <ResourceDialog
          resource={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** As people count: room 9 before room 10, a group together. */
function byName(one: Resource, other: Resource): number {
  const toText = ({ groupName, name }: Resource) => `${groupName ?? ''} ${name}`;
  return toText(one).localeCompare(toText(other), undefined, { numeric: true });
}

function ResourceRow({
  resource,
  onOpen,
}: {
  readonly resource: Resource;
  readonly onOpen: () => void;
}) {
  const t = useTexts('general');
  const { name, groupName, capacity, enabled, meetingTypeCount } = resource;
  const facts = [
    groupName,
    capacity === null ? null : t('resources.people', { count: capacity }),
    meetingTypeCount === 0 ? null : t('resources.types', { count: meetingTypeCount }),
  ].filter((fact) => fact !== null);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-baseline justify-between gap-x-4 rounded-lg px-2 py-3 text-left hover:bg-sunken"
    >
      <span className={`min-w-0 text-sm wrap-anywhere ${enabled ? 'font-medium' : 'text-soft'}`}>
        {name}
        {!enabled && ` (${t('resources.outOfUse')})`}
      </span>
      <span className="text-soft text-sm">{facts.join(' · ')}</span>
    </button>
  );
}
