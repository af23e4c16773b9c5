import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { type LateMinutes, whyNotLate } from '#shared/domain/running-late.ts';
import { LateChoice } from '#shared/react/appointment/late-choice.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { useNow } from '#site/office/use-now.ts';
import { useAppointmentAction } from '../use-appointment-action.ts';

/** Near the start: who is running late, and by how much the reader is who meets them. */
export function LateCard({ appointment }: { readonly appointment: HostedAppointment }) {
  const t = useTexts('appointments');
  const navigate = useNavigate();
  const nowMs = useNow() * 60_000;
  const { run } = useAppointmentAction();
  const { mutateAsync, isPending, variables } = api.useChange(
    'post',
    '/appointments/{appointmentId}/late',
  );
  const { id: appointmentId, start, end, state, late, isHost } = appointment;
  const startMs = Date.parse(start);
  const isNear = state === 'booked' && !whyNotLate({ startMs, endMs: Date.parse(end) }, nowMs);
  if (!isNear || (!isHost && late.length === 0)) return null;
  const tell = (minutes: LateMinutes) =>
    void run(() => mutateAsync({ params: { path: { appointmentId } }, body: { minutes } }), {
      title: t('late.told'),
      text: t('late.hint'),
    });
  return (
    <div className="card p-(--inset) sm:p-6">
      <LateChoice
        say={t}
        late={late}
        pending={isPending ? variables.body.minutes : undefined}
        onSay={isHost ? tell : undefined}
      >
        {startMs > nowMs && (
          <Button tone="plain" onClick={() => navigate({ to: '.', hash: 'move' })}>
            {t('late.cannot')}
          </Button>
        )}
      </LateChoice>
    </div>
  );
}
