import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import type { View } from './types-list.ts';

/** Nothing yet: what belongs here, and on one's own page the first step, done for one. */
export function NoTypes({ view, onMade }: { readonly view: View; readonly onMade: () => void }) {
  const t = useTexts('meeting-types');
  const toast = useToast();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = api.useChange('post', '/meeting-type/v2');
  const create = async () => {
    try {
      const body = { name: t('empty.name'), durationMinutes: 30, enabled: true };
      const { id } = await mutateAsync({ body });
      onMade();
      navigate({ to: toPath('meeting-type', { meetingTypeId: id }) });
    } catch (error) {
      toast.failWith(error);
    }
  };
  if (view === 'assigned') {
    return (
      <EmptyList icon="users" title={t('empty.assignedTitle')}>
        {t('empty.assignedText')}
      </EmptyList>
    );
  }
  return (
    <EmptyList icon="grid" title={t('empty.title')}>
      <p>{t('empty.text')}</p>
      <Button className="mt-5" busy={isPending} onClick={() => void create()}>
        {t('empty.create')}
      </Button>
    </EmptyList>
  );
}
