import type { Member } from '#shared/api/member.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { showToast, UNDO_MS } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { toMemberName } from './member-commands.ts';
import { useMembersChanged } from './use-members-changed.ts';

/** Makes an admin of a member, and a member of an admin, with a way back; what is pressed meanwhile does nothing. */
export function useRoleSwitch(): (member: Member) => void {
  const t = useTexts('members');
  const form = useTexts('form');
  const { failWith } = useToast();
  const changed = useMembersChanged();
  const { mutateAsync, isPending } = api.useChange('post', '/company/switch-admin/{userId}');
  const put = async (userId: string, isAdmin: boolean): Promise<boolean> => {
    try {
      await mutateAsync({ params: { path: { userId } }, body: { isAdmin } });
    } catch (error) {
      failWith(error);
      return false;
    }
    void changed();
    return true;
  };
  const turn = async (member: Member) => {
    const isAdmin = member.role !== 'admin';
    if (!(await put(member.id, isAdmin))) return;
    const text = t(isAdmin ? 'madeAdmin' : 'tookAdmin', { name: toMemberName(member) });
    const action = { label: form('undo'), run: () => void put(member.id, !isAdmin) };
    const title = t(`roles.${isAdmin ? 'admin' : 'member'}`);
    showToast({ tone: 'plain', title, text, action }, UNDO_MS);
  };
  return (member) => {
    if (!isPending) void turn(member);
  };
}
