import type { Member } from '#shared/api/member.ts';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { DepartureForm } from '#site/office/departure/departure-form.tsx';
import { useSession } from '#site/office/session.tsx';
import { type MemberQuestion, toMemberName } from './member-commands.ts';
import { OwnerForm } from './owner-form.tsx';
import { useMembersChanged } from './use-members-changed.ts';

interface MemberQuestionDialogProps {
  readonly is: MemberQuestion;
  readonly member: Member;
  /** Back to where it was asked. */
  readonly onBack: () => void;
  /** Also when it is done. */
  readonly onClose: () => void;
}

/** Asks before a member owns the company, or belongs to it no longer. */
export function MemberQuestionDialog(props: MemberQuestionDialogProps) {
  const { is, member, onBack, onClose } = props;
  const t = useTexts('members');
  const departure = useTexts('departure');
  const toast = useToast();
  const changed = useMembersChanged();
  const isSelf = useSession().hostId === member.id;
  const name = toMemberName(member);
  const titles = {
    owner: t('makeOwner'),
    removal: isSelf ? departure('leaving.title') : departure('title', { name }),
  } as const satisfies Record<MemberQuestion, string>;
  const form = { userId: member.id, name, onBack };
  const leftUs = () => {
    toast.show(name, departure('done', { name }));
    onClose();
    void changed();
  };
  return (
    <FormFrame title={titles[is]} onClose={onClose} shape="sheet">
      {is === 'owner' ? (
        <OwnerForm {...form} onDone={onClose} />
      ) : (
        <DepartureForm {...form} onDone={leftUs} />
      )}
    </FormFrame>
  );
}
