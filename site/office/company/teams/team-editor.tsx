import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Team } from '#shared/api/team.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { contentWidth } from '#site/office/content-width.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { PlaceLine } from './place-row.tsx';
import { Places } from './places.tsx';
import { TeamForm } from './team-form.tsx';
import { TeamTurns } from './team-turns.tsx';

interface TeamEditorProps {
  readonly teamId: string;
  readonly onLeave: () => void;
}

/** A team: its name and page, who has a place in it, and whose turn it is. */
export function TeamEditor({ teamId, onLeave }: TeamEditorProps) {
  const t = useTexts('teams');
  const { data: team } = api.useData('get', '/company/teams/{teamId}', {
    params: { path: { teamId } },
  });
  const canDelete = reachOf(useSession(), 'team:create') !== undefined;
  return (
    <div className={`flex flex-col gap-8 ${contentWidth.narrow}`}>
      <div ref={focusHeading}>
        <button
          type="button"
          onClick={onLeave}
          className="touch -ml-1 mb-1 inline-flex items-center gap-1 text-soft text-sm hover:text-ink"
        >
          <Icon name="left" className="size-4" />
          {t('back')}
        </button>
        <ScreenHeading title={team.name} />
      </div>
      {team.canEdit ? <TeamForm team={team} /> : <ReadPlaces members={team.members} />}
      <TeamTurns team={team} />
      {canDelete && <Deletion team={team} onDeleted={onLeave} />}
    </div>
  );
}

/** Whose list was just left: a reader hears which team it is now. */
function focusHeading(place: HTMLElement | null): void {
  place?.querySelector('h1')?.focus({ preventScroll: true });
}

function ReadPlaces({ members }: Pick<Team, 'members'>) {
  const t = useTexts('teams');
  const rows = members.map((member) => (
    <PlaceLine key={member.hostId} person={member}>
      {member.isAdmin && <span className="text-soft text-sm">{t('places.admin')}</span>}
    </PlaceLine>
  ));
  return <Places rows={rows} />;
}

function Deletion({ team, onDeleted }: { readonly team: Team; readonly onDeleted: () => void }) {
  const t = useTexts('teams');
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = api.useChange('delete', '/company/teams/{teamId}');
  const remove = async () => {
    await mutateAsync({ params: { path: { teamId: team.id } } });
    toast.show(t('delete'), t('deleted', { name: team.name }));
    onDeleted();
    void queryClient.invalidateQueries({ queryKey: ['get', '/company/teams'] });
  };
  const hasTypes = team.meetingTypes.length > 0;
  return (
    <section className="flex flex-col items-start gap-2">
      <Button tone="danger" disabled={hasTypes} onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      {hasTypes && <p className="text-pretty text-soft text-sm">{t('deleteHint')}</p>}
      {isAsking && (
        <AskDialog
          title={t('delete')}
          verb={t('delete')}
          tone="danger"
          onDo={remove}
          onClose={() => setAsking(false)}
        >
          <p className="text-pretty">{t('confirmDelete')}</p>
        </AskDialog>
      )}
    </section>
  );
}
