import { useState } from 'react';
import type { Member } from '#shared/api/member.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Facts } from '#shared/react/ui/facts.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { DepartureForm } from '#site/office/departure/departure-form.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';
import { OwnerForm } from './owner-form.tsx';
import { useMembersChanged } from './use-members-changed.ts';

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** A member: what there is to know, and what can be done. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const t = useTexts('members');
  const departure = useTexts('departure');
  const toast = useToast();
  const changed = useMembersChanged();
  const [step, setStep] = useState<'facts' | 'owner' | 'removal'>('facts');
  const isSelf = useSession().hostId === member.id;
  const name = `${member.firstname} ${member.lastname}`.trim();
  const titles = {
    facts: name,
    owner: t('makeOwner'),
    removal: isSelf ? departure('leaving.title') : departure('title', { name }),
  };
  const back = () => setStep('facts');
  const leftUs = () => {
    toast.show(name, departure('done', { name }));
    onClose();
    void changed();
  };
  return (
    <FormFrame key={step} title={titles[step]} onClose={onClose} shape="sheet">
      {step === 'facts' && (
        <div className="pb-5">
          <MemberFacts member={member} />
          <MemberActions member={member} onStep={setStep} />
        </div>
      )}
      {step === 'owner' && (
        <OwnerForm userId={member.id} name={name} onBack={back} onDone={onClose} />
      )}
      {step === 'removal' && (
        <DepartureForm userId={member.id} name={name} onBack={back} onDone={leftUs} />
      )}
    </FormFrame>
  );
}

function MemberFacts({ member }: { readonly member: Member }) {
  const t = useTexts('members');
  const { date } = useFormats();
  const { email, role, teams, slug, joinedAt } = member;
  const page = slug && toPath('user', { user: slug });
  const facts = [
    { label: t('email'), value: <span className="wrap-anywhere">{email}</span> },
    { label: t('role'), value: t(`roles.${role}`) },
    ...(teams.length > 0
      ? [{ label: t('teams'), value: teams.map(({ name }) => name).join(', ') }]
      : []),
    ...(page
      ? [
          {
            label: t('page'),
            value: (
              <a href={page} className="link touch wrap-anywhere">
                {location.host + page}
              </a>
            ),
          },
        ]
      : []),
    { label: t('joined'), value: date(joinedAt) },
  ];
  return <Facts facts={facts} />;
}

interface MemberActionsProps {
  readonly member: Member;
  readonly onStep: (step: 'owner' | 'removal') => void;
}

function MemberActions({ member, onStep }: MemberActionsProps) {
  const t = useTexts('members');
  const session = useSession();
  const isSelf = session.hostId === member.id;
  const isOwner = member.role === 'owner';
  const managesMembers = reachOf(session, 'member:manage') !== undefined;
  const canHandOver = reachOf(session, 'company:own') !== undefined && !isSelf;
  const canRemove = isSelf || (managesMembers && !isOwner);
  return (
    <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      {managesMembers && !isOwner && <RoleButton member={member} />}
      {canHandOver && !isOwner && (
        <Button tone="quiet" onClick={() => onStep('owner')}>
          {t('makeOwner')}
        </Button>
      )}
      {canRemove && (
        <Button tone="danger" onClick={() => onStep('removal')}>
          {t(isSelf ? 'leave' : 'remove')}
        </Button>
      )}
    </div>
  );
}

function RoleButton({ member }: { readonly member: Member }) {
  const t = useTexts('members');
  const toast = useToast();
  const changed = useMembersChanged();
  const { mutate, isPending } = api.useChange('post', '/company/switch-admin/{userId}');
  const isAdmin = member.role !== 'admin';
  const name = `${member.firstname} ${member.lastname}`.trim();
  const switchRole = () =>
    mutate(
      { params: { path: { userId: member.id } }, body: { isAdmin } },
      {
        onSuccess: () => {
          toast.show(
            t(`roles.${isAdmin ? 'admin' : 'member'}`),
            t(isAdmin ? 'madeAdmin' : 'tookAdmin', { name }),
          );
          void changed();
        },
        onError: toast.failWith,
      },
    );
  return (
    <Button tone="quiet" busy={isPending} onClick={switchRole}>
      {t(isAdmin ? 'makeAdmin' : 'takeAdmin')}
    </Button>
  );
}
