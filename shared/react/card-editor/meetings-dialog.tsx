import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import type { CardMeeting, useCardMeetings } from './use-card-meetings.ts';

interface MeetingsDialogProps {
  readonly meetings: ReturnType<typeof useCardMeetings>;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** What is put on the card and taken off it; each line is saved by itself. */
export function MeetingsDialog({ meetings, isOwn, onClose }: MeetingsDialogProps) {
  const t = useTexts('card-editor');
  const { all } = meetings;
  const isMore = all.some(({ isChosen }) => !isChosen);
  return (
    <Dialog
      title={t('meetings.choose')}
      onClose={onClose}
      className="flex flex-col gap-4 p-(--gutter)"
    >
      {!isOwn && <p className="text-pretty text-soft text-sm">{t('meetings.hint')}</p>}
      {all.length === 0 && <p className="text-soft">{t('meetings.none')}</p>}
      {all.length > 0 && !isMore && <p className="text-soft">{t('meetings.noMore')}</p>}
      <ul className="flex flex-col gap-1">
        {all.map((meeting) => (
          <li key={meeting.id}>
            <Line
              meeting={meeting}
              isBusy={meetings.busyId === meeting.id}
              onPress={() => void meetings.toggle(meeting)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface LineProps {
  readonly meeting: CardMeeting;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function Line({ meeting, isBusy, onPress }: LineProps) {
  const t = useTexts('card-editor');
  const { name, isChosen, isOpen } = meeting;
  return (
    <div className="flex min-h-12 items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="long-words font-medium text-sm">{name}</p>
        {!isOpen && <p className="text-note text-soft">{t('meetings.closed')}</p>}
      </div>
      <Button
        tone="quiet"
        className="text-sm"
        busy={isBusy}
        aria-label={t(isChosen ? 'remove' : 'meetings.add', { name })}
        onClick={onPress}
      >
        {!isBusy && <Icon name={isChosen ? 'cross' : 'plus'} className="size-4.5" />}
      </Button>
    </div>
  );
}
