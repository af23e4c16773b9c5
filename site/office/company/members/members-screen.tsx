import { useState } from 'react';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { useAsked } from '#site/office/use-asked.ts';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';

/** Who belongs to the company, and who is asked to. */
export function MembersScreen() {
  const office = useTexts('office');
  const t = useTexts('members');
  const [isInviting, setInviting] = useState(false);
  const asked = useAsked();
  const managesMembers = reachOf(useSession(), 'member:manage') !== undefined;
  return (
    <>
      <ScreenHeading title={office('screens.admin-team')}>
        {managesMembers && (
          <Button onClick={() => setInviting(true)}>
            <Icon name="plus" />
            {t('invite')}
          </Button>
        )}
      </ScreenHeading>
      <QueryView pending={<Skeleton className="mt-5 h-[36rem]" />}>
        <div className="mt-5 flex flex-col gap-10">
          <MemberList onInvite={managesMembers ? () => setInviting(true) : undefined} />
          {managesMembers && <Invitations />}
        </div>
      </QueryView>
      {(isInviting || (managesMembers && asked.isAsked)) && (
        <InviteDialog
          onClose={() => {
            setInviting(false);
            asked.done();
          }}
        />
      )}
    </>
  );
}
