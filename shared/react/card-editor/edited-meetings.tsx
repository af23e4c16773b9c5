import { useState } from 'react';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Handle } from '#shared/react/order/handle.tsx';
import { useOrder } from '#shared/react/order/use-order.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import { formatDuration } from '#shared/time/format-duration.ts';
import type { CardDesk } from './card-desk.ts';
import { MeetingsDialog } from './meetings-dialog.tsx';
import { type CardMeeting, useCardMeetings } from './use-card-meetings.ts';

const nameOf = ({ name }: CardMeeting) => name;

/** What can be booked with the owner of the card: all of it, or what is chosen, in their order. */
export function EditedMeetings({ desk }: { readonly desk: CardDesk }) {
  const t = useTexts('card-editor');
  const language = useLanguage();
  const meetings = useCardMeetings(desk);
  const { isAll, shown } = meetings;
  const [isOpen, setOpen] = useState(false);
  const order = useOrder({ items: shown, nameOf, onOrder: meetings.arrange });
  return (
    <section aria-labelledby="card-meetings" className="flex flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="card-meetings" className="font-semibold text-lg tracking-tight">
          {t('meetings.title')}
        </h2>
        {!isAll && (
          <Button tone="quiet" className="text-sm" onClick={() => setOpen(true)}>
            <Icon name="plus" className="size-4.5" />
            {t('meetings.choose')}
          </Button>
        )}
      </div>
      <SwitchField
        label={t(desk.isOwn ? 'meetings.all' : 'meetings.allOfOther')}
        isOn={isAll}
        onSwitch={meetings.showAll}
      />
      <p role="status" className="sr-only">
        {order.news}
      </p>
      {shown.length === 0 && <p className="text-soft">{t('meetings.none')}</p>}
      <ul ref={order.list} aria-labelledby="card-meetings" className="flex flex-col gap-3">
        {shown.map((meeting, index) => (
          <li
            key={meeting.id}
            {...order.toRow(index)}
            className="card flex min-h-16 items-center gap-1 px-1 data-dragged:opacity-50"
          >
            {shown.length > 1 && <Handle name={meeting.name} {...order.toHandle(index)} />}
            <div className="min-w-0 flex-1 px-3 py-2">
              <p className="long-words font-medium">{meeting.name}</p>
              <p className="text-soft text-sm">
                {meeting.durations.map((each) => formatDuration(each, language)).join(' · ')}
              </p>
            </div>
            {!isAll && (
              <IconTool
                icon="trash"
                label={t('remove', { name: meeting.name })}
                isOff={meetings.busyId === meeting.id}
                onPress={() => void meetings.toggle(meeting)}
              />
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <MeetingsDialog meetings={meetings} isOwn={desk.isOwn} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
