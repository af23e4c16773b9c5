import { useQueryClient } from '@tanstack/react-query';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toIso } from '#shared/time/dates.ts';
import { api } from '#site/office/api.ts';
import { useWhoText } from '#site/office/appointment/use-who-text.ts';
import type { TimedAppointment } from './calendar-data.ts';
import { useZoned } from './use-zoned.ts';

interface MoveDialogProps {
  readonly appointment: TimedAppointment;
  readonly startMinute: number;
  readonly onClose: () => void;
}

/** Moving mails people: it says from when to when, and who gets which. */
export function MoveDialog({ appointment, startMinute, onClose }: MoveDialogProps) {
  const t = useTexts('calendar');
  const { t: common } = useTranslation('common');
  const toast = useToast();
  const queryClient = useQueryClient();
  const formats = useZoned();
  const clock = useClock();
  const toWho = useWhoText();
  const { mutateAsync } = api.useChange('post', '/booking/reschedule/{appointmentId}');
  const { about, id, start, end, hostIds, endMinute } = appointment;
  if (!about) return null;
  const movedEnd = toIso(endMinute + startMinute - appointment.startMinute);
  const newStart = toIso(startMinute);
  const toWhen = (from: string, until: string) =>
    `${formats.day(from)}, ${formats.range(from, until, clock)}`;
  const move = async () => {
    await mutateAsync({ params: { path: { appointmentId: id } }, body: { start: newStart } });
    void queryClient.invalidateQueries();
    toast.show(t('move.done'), toWhen(newStart, movedEnd));
  };
  return (
    <AskDialog
      title={t('move.title')}
      verb={t('move.do')}
      keep={common('back')}
      onDo={move}
      onClose={onClose}
    >
      <p className="font-medium">{`${about.name}, ${toWho(about)}`}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 tabular-nums">
        <dt className="text-soft">{t('move.from')}</dt>
        <dd>{toWhen(start, end)}</dd>
        <dt className="text-soft">{t('move.to')}</dt>
        <dd className="font-medium">{toWhen(newStart, movedEnd)}</dd>
      </dl>
      <section>
        <h3 className="font-medium text-sm">{t('move.mails')}</h3>
        <ul className="mt-1 list-disc pl-5 text-sm">
          <li>{t('move.mailAttendees', { who: about.attendees.join(', ') })}</li>
          {about.guestCount > 0 && <li>{t('move.mailGuests', { count: about.guestCount })}</li>}
          <li>{t('move.mailHosts', { count: hostIds.length })}</li>
        </ul>
      </section>
    </AskDialog>
  );
}
