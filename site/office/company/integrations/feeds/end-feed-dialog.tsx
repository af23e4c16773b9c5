import type { CalendarFeed } from '#shared/api/calendar-feed.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useFeedsChange } from './use-feeds-change.ts';

interface EndFeedDialogProps {
  readonly feed: CalendarFeed;
  readonly onClose: () => void;
}

/** Asks before an address ends: what reads it learns nothing more. */
export function EndFeedDialog({ feed: { id, name }, onClose }: EndFeedDialogProps) {
  const t = useTexts('feeds');
  const toast = useToast();
  const change = useFeedsChange();
  const { mutateAsync } = api.useChange('delete', '/calendar/feeds/{feedId}');
  const onDo = async () => {
    await change(() => mutateAsync({ params: { path: { feedId: id } } }));
    toast.show(t('title'), t('end.done', { name }));
  };
  return (
    <AskDialog
      title={t('end.title', { name })}
      verb={t('end.do')}
      tone="danger"
      onDo={onDo}
      onClose={onClose}
    >
      <p className="text-pretty text-soft">{t('end.text')}</p>
    </AskDialog>
  );
}
