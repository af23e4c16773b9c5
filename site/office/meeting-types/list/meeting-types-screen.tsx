import { useState } from 'react';
import { channelRows } from '#shared/domain/channels.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListTabs } from '#shared/react/list/list-tabs.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { useListed } from '#shared/react/list/use-listed.ts';
import { Link } from '#shared/react/router/link.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { useRowCommands } from '#site/office/commands/use-row-commands.ts';
import { ListScreen } from '#site/office/list-screen.tsx';
import { BulkActions } from '../bulk-actions.tsx';
import { TermsDialog } from '../terms-dialog.tsx';
import { TypeActions } from '../type-actions.tsx';
import { type TypeDeeds, typeCommands } from '../type-commands.ts';
import { type OpenDialog, TypeDialogs } from '../type-dialogs.tsx';
import { useTypeChanges } from '../use-type-changes.ts';
import { useTypeDeeds } from '../use-type-deeds.ts';
import { SquaresLegend } from './coming-squares.tsx';
import { NoTypes } from './no-types.tsx';
import { TypeRow } from './type-row.tsx';
import { TypesFilters } from './types-filters.tsx';
import { type TypesList, toTarget, typesList, VIEWS } from './types-list.ts';

/** What hosts offer: their own meeting types, those that they host, and all that they reach. */
export function MeetingTypesScreen() {
  const office = useTexts('office');
  const t = useTexts('meeting-types');
  const list = useList(typesList);
  const [dialog, setDialog] = useState<OpenDialog>();
  const changes = useTypeChanges();
  const deeds = useTypeDeeds(changes, (is, types) => {
    if (is === 'terms') list.go({ terms: types[0]?.id });
    else setDialog({ is, types });
  });
  const { query, selection } = list;
  const several = clearing(deeds, selection.clear);
  const { onKey } = useRowCommands({
    ...{ table: typeCommands, deeds, several },
    say: (label) => t(label),
  });
  return (
    <>
      <ListScreen
        list={list}
        title={office('screens.meeting-types')}
        action={
          <Link to={toPath('new-meeting-type', {})} className={buttonClass()}>
            <Icon name="plus" className="size-4.5" />
            {t('new')}
          </Link>
        }
        tabs={
          <ListTabs
            label={t('view.label')}
            view={query.view}
            views={VIEWS.map((view) => [view, t(`view.${view}`)])}
            targetOf={(view) => list.linkTo({ view, state: undefined, shelf: undefined })}
          />
        }
        filters={
          <TypesFilters list={list} onManage={() => setDialog({ is: 'shelves', types: [] })} />
        }
        total={(count) => t('total', { count })}
        legend={<SquaresLegend />}
        empty={<NoTypes view={query.view} onMade={() => void changes.refresh()} />}
        commands={(types) => <BulkActions types={types} deeds={several} />}
        label={t('list')}
        targetOf={(type) => toTarget(list, type)}
        openId={query.terms}
        lead={({ channel }) => <Icon name={channelRows[channel].icon} className="size-4" />}
        actions={(type) => <TypeActions type={type} deeds={deeds} />}
        onKey={onKey}
      >
        {(type) => <TypeRow type={type} query={query} />}
      </ListScreen>
      <QueryView pending={null} question={dialog ?? query.terms}>
        <TypeDialogs
          dialog={dialog}
          changes={changes}
          onClose={() => setDialog(undefined)}
          onDone={selection.clear}
        />
        {query.terms !== undefined && <Terms list={list} typeId={query.terms} />}
      </QueryView>
    </>
  );
}

/** What is done with several leaves none of them selected. */
function clearing(deeds: TypeDeeds, clear: () => void): TypeDeeds {
  return {
    ...deeds,
    setState: (types, to) => {
      clear();
      deeds.setState(types, to);
    },
  };
}

/** The hours and limits that a host gives to the meeting type whose id stands in the address. */
function Terms({ list, typeId }: { readonly list: TypesList; readonly typeId: string }) {
  const type = useListed(list).rows.find(({ id }) => id === typeId);
  return type && <TermsDialog type={type} onClose={() => list.go({ terms: undefined })} />;
}
