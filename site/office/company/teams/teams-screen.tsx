import { reachOf } from '#shared/domain/roles/rights.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { leaveRow } from '#shared/react/list/left-row.ts';
import { useList } from '#shared/react/list/use-list.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { NewTeamDialog } from './new-team-dialog.tsx';
import { TeamEditor } from './team-editor.tsx';
import { TeamList, teamsList } from './team-list.tsx';

/** The company's teams; which one is open stands in the address. */
export function TeamsScreen() {
  const office = useTexts('office');
  const t = useTexts('teams');
  const list = useList(teamsList);
  const canCreate = reachOf(useSession(), 'team:create') !== undefined;
  const teamId = list.query.team;
  const begin = () => list.go({ new: '1' });
  const leave = () => {
    leaveRow(teamId);
    list.go({ team: undefined });
  };
  return (
    <>
      {teamId === undefined && (
        <ScreenHeading title={office('screens.admin-teams')}>
          {canCreate && (
            <Button onClick={begin}>
              <Icon name="plus" />
              {t('new')}
            </Button>
          )}
        </ScreenHeading>
      )}
      <QueryView pending={<Skeleton className="mt-5 h-96" />} question={teamId}>
        {teamId === undefined ? (
          <div className="mt-5">
            <TeamList list={list} onCreate={canCreate ? begin : undefined} />
          </div>
        ) : (
          <TeamEditor key={teamId} teamId={teamId} onLeave={leave} />
        )}
      </QueryView>
      {canCreate && list.query.new !== undefined && (
        <NewTeamDialog
          onClose={() => list.go({ new: undefined })}
          onCreated={(team) => list.go({ team })}
        />
      )}
    </>
  );
}
