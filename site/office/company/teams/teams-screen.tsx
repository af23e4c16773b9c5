import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { NewTeamDialog } from './new-team-dialog.tsx';
import { TeamEditor } from './team-editor.tsx';
import { TeamList } from './team-list.tsx';

/** The company's teams; which one is open stands in the address. */
export function TeamsScreen() {
  const office = useTexts('office');
  const t = useTexts('teams');
  const { team: openId }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [leftId, setLeftId] = useState<string>();
  const canCreate = reachOf(useSession(), 'team:create') !== undefined;
  const open = (team: string | undefined) => void navigate({ to: '.', search: { team } });
  const teamId = typeof openId === 'string' ? openId : undefined;
  const leave = () => {
    setLeftId(teamId);
    open(undefined);
  };
  return (
    <div className="max-w-4xl">
      {teamId === undefined && (
        <ScreenHeading title={office('screens.admin-teams')}>
          {canCreate && (
            <Button onClick={() => setMaking(true)}>
              <Icon name="plus" />
              {t('new')}
            </Button>
          )}
        </ScreenHeading>
      )}
      <QueryView pending={<Skeleton className="mt-5 h-96" />} question={teamId}>
        {teamId === undefined ? (
          <div className="mt-5">
            <TeamList
              leftId={leftId}
              onOpen={open}
              onCreate={canCreate ? () => setMaking(true) : undefined}
            />
          </div>
        ) : (
          <TeamEditor key={teamId} teamId={teamId} onLeave={leave} />
        )}
      </QueryView>
      {isMaking && <NewTeamDialog onClose={() => setMaking(false)} onCreated={open} />}
    </div>
  );
}
