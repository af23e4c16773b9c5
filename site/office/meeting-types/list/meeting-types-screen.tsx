import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { NothingFound } from '#shared/react/list/empty-list.tsx';
import { List } from '#shared/react/list/list.tsx';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { SelectionBar } from '#shared/react/list/selection-bar.tsx';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { ChoiceRow } from '#site/office/choice-row.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { NoTypes } from './no-types.tsx';
import { isNarrowed, type TypesQuery, VIEWS } from './read-types-query.ts';
import { shelvesQuery } from './shelves-query.ts';
import { TypeActions, type TypeCommands } from './type-actions.tsx';
import { type OpenDialog, TypeDialogs } from './type-dialogs.tsx';
import { TypeRow } from './type-row.tsx';
import { TypesFilters } from './types-filters.tsx';
import { TypesSkeleton } from './types-skeleton.tsx';
import { useTypeChanges } from './use-type-changes.ts';
import { useTypesList } from './use-types-list.ts';
import { useTypesQuery } from './use-types-query.ts';

/** What hosts offer: their own meeting types, those that they host, and all that they reach. */
export function MeetingTypesScreen() {
  const office = useTexts('office');
  const t = useTexts('meeting-types');
  const types = useTypesQuery();
  return (
    <>
      <ScreenHeading title={office('screens.meeting-types')}>
        <Link to={toPath('new-meeting-type', {})} className={buttonClass()}>
          <Icon name="plus" className="size-4.5" />
          {t('new')}
        </Link>
      </ScreenHeading>
      <div className="mt-5">
        <ChoiceRow
          label={t('view.label')}
          value={types.query.view}
          choices={VIEWS.map((view) => [view, t(`view.${view}`)])}
          onChoose={(view) => types.narrow({ view, state: undefined, shelf: undefined })}
          className="mb-3"
        />
        <QueryView pending={<TypesSkeleton />} question={types.query}>
          <Types types={types} />
        </QueryView>
      </div>
    </>
  );
}

function Types({ types }: { readonly types: ReturnType<typeof useTypesQuery> }) {
  const t = useTexts('meeting-types');
  const { query, narrow, turn } = types;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog>();
  const changes = useTypeChanges();
  const { data, isCurrent } = useTypesList(query);
  const { data: shelves } = useSuspenseQuery(shelvesQuery);
  const commands = useCommands(changes, setDialog);
  const { total, page, pageSize, counts, meetingTypes } = data;
  const chosen = meetingTypes.filter(({ id, canEdit }) => canEdit && selected.has(id));
  const clear = () => setSelected(new Set());
  const all = counts.published + counts.pending + counts.unpublished + counts.archived;
  const dialogs = (
    <TypeDialogs
      dialog={dialog}
      shelves={shelves.workspaces}
      changes={changes}
      onClose={() => setDialog(undefined)}
      onDone={clear}
    />
  );
  if (all === 0 && !isNarrowed(query)) {
    return (
      <>
        <NoTypes view={query.view} onMade={() => void changes.refresh()} />
        {dialogs}
      </>
    );
  }
  const shelfOf = new Map(shelves.workspaces.map(({ id, name }) => [id, name]));
  const open = (id: string) => {
    const type = meetingTypes.find((each) => each.id === id);
    if (type?.canEdit) commands.edit(type);
    else if (type?.isHost) setDialog({ is: 'terms', types: [type] });
    else if (type?.path) window.open(type.path, '_blank', 'noopener');
  };
  return (
    <>
      <TypesFilters
        query={query}
        counts={counts}
        shelves={shelves.workspaces}
        onNarrow={narrow}
        onManage={() => setDialog({ is: 'shelves', types: [] })}
      />
      <p role="status" className="my-3 text-soft text-sm tabular-nums">
        {t('total', { count: total })}
      </p>
      <SelectionBar count={selected.size} onClear={clear}>
        <BulkActions types={chosen} changes={changes} onAsk={setDialog} onDone={clear} />
      </SelectionBar>
      {total === 0 ? (
        <NothingFound onShowAll={() => narrow(allOf(query))} />
      ) : (
        <div className={isCurrent ? '' : 'opacity-60 transition-opacity delay-150'}>
          <List
            label={t('list')}
            rows={meetingTypes}
            toId={({ id }) => id}
            toName={({ name }) => name}
            openId={undefined}
            selected={selected}
            onOpen={open}
            onSelect={setSelected}
            actions={(type) => <TypeActions type={type} commands={commands} />}
          >
            {(type) => (
              <TypeRow
                type={type}
                showsOwner={query.view !== 'mine'}
                shelf={
                  type.workspaceId === null || query.shelf
                    ? undefined
                    : shelfOf.get(type.workspaceId)
                }
              />
            )}
          </List>
        </div>
      )}
      <ListPages page={page} pageSize={pageSize} total={total} onPage={turn} />
      {dialogs}
    </>
  );
}

function allOf({ view }: TypesQuery): TypesQuery {
  return { view, page: 1, search: '', state: undefined, shelf: undefined };
}

interface BulkActionsProps {
  readonly types: readonly ListedMeetingType[];
  readonly changes: ReturnType<typeof useTypeChanges>;
  readonly onAsk: (dialog: OpenDialog) => void;
  readonly onDone: () => void;
}

/** What can be done with all that are selected and one's own to change. */
function BulkActions({ types, changes, onAsk, onDone }: BulkActionsProps) {
  const t = useTexts('meeting-types');
  const areArchived = types.length > 0 && types.every(({ state }) => state === 'archived');
  const set = (state: 'published' | 'unpublished' | 'archived' | 'restored') => () => {
    onDone();
    void changes.setState(types, { state });
  };
  const none = types.length === 0;
  return (
    <>
      {areArchived ? (
        <Button tone="quiet" className="text-sm" onClick={set('restored')}>
          {t('action.restore')}
        </Button>
      ) : (
        <>
          <Button tone="quiet" className="text-sm" disabled={none} onClick={set('published')}>
            {t('action.publish')}
          </Button>
          <Button tone="quiet" className="text-sm" disabled={none} onClick={set('unpublished')}>
            {t('action.unpublish')}
          </Button>
          <Button tone="quiet" className="text-sm" disabled={none} onClick={set('archived')}>
            {t('action.archive')}
          </Button>
        </>
      )}
      <Button
        tone="quiet"
        className="text-sm"
        disabled={none}
        onClick={() => onAsk({ is: 'move', types })}
      >
        {t('action.move')}
      </Button>
    </>
  );
}

function useCommands(
  changes: ReturnType<typeof useTypeChanges>,
  ask: (dialog: OpenDialog) => void,
): TypeCommands {
  const navigate = useNavigate();
  const { mutateAsync: duplicate } = api.useChange('post', '/meeting-type/duplicate');
  const { mutateAsync: toggle } = api.useChange('post', '/meeting-type/personal/{meetingTypeId}');
  const edit = (id: string) => void navigate({ to: toPath('meeting-type', { meetingTypeId: id }) });
  return {
    edit: ({ id }) => edit(id),
    duplicate: ({ id }) =>
      void changes.attempt(async () => {
        edit((await duplicate({ body: { meetingTypeId: id } })).id);
      }),
    publish: (type) => void changes.setState([type], { state: 'published' }),
    unpublish: (type) => void changes.setState([type], { state: 'unpublished' }),
    archive: (type) => void changes.setState([type], { state: 'archived' }),
    restore: (type) => void changes.setState([type], { state: 'restored' }),
    toggleOnPage: ({ id }) =>
      void changes.attempt(() => toggle({ params: { path: { meetingTypeId: id }, query: {} } })),
    ask: (is, type) => ask({ is, types: [type] }),
  };
}
