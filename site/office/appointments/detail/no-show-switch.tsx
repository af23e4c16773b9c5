import { useQueryClient } from '@tanstack/react-query';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { showToast, UNDO_MS } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';

interface NoShowSwitchProps {
  readonly appointment: HostedAppointment;
  readonly attendee: HostedAppointment['attendees'][number];
}

/** Whether somebody did not come; taken back from the toast, or by a second press. */
export function NoShowSwitch({ appointment, attendee }: NoShowSwitchProps) {
  const t = useTexts('appointments');
  const form = useTexts('form');
  const queryClient = useQueryClient();
  const { failWith } = useToast();
  const { mutateAsync, isPending } = api.useChange(
    'patch',
    '/appointments/{appointmentId}/attendees/{attendeeId}/no-show',
  );
  const path = { appointmentId: appointment.id, attendeeId: attendee.id };
  const mark = async (noShow: boolean) => {
    try {
      await mutateAsync({ params: { path }, body: { noShow } });
    } catch (error) {
      return failWith(error);
    }
    await queryClient.invalidateQueries();
    const action = { label: form('undo'), run: () => void mark(!noShow) };
    const text = attendee.name || attendee.email;
    const title = noShow ? t('noShow.marked') : t('noShow.cleared');
    showToast({ tone: 'plain', title, text, action }, UNDO_MS);
  };
  return (
    <Button
      tone="quiet"
      className="self-start"
      aria-pressed={attendee.noShow}
      busy={isPending}
      onClick={() => void mark(!attendee.noShow)}
    >
      <Icon name={attendee.noShow ? 'check' : 'user'} className="size-4" />
      {t('noShow.mark')}
    </Button>
  );
}
