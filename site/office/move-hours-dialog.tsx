import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from './api.ts';
import { SCHEDULES_KEY } from './availability/use-schedules.ts';

interface MoveHoursDialogProps {
  /** The zone that somebody leaves, and the one they are in now. */
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
}

/** After a move: whether hours that are in the old zone come along. Nothing where none is. */
export function MoveHoursDialog({ from, to, onClose }: MoveHoursDialogProps) {
  const t = useTexts('hours');
  const queryClient = useQueryClient();
  const { failWith } = useToast();
  const { data } = useQuery(api.toQuery('get', '/schedule'));
  const { mutate, isPending } = api.useChange('post', '/schedule/move-zone', {
    onError: failWith,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: SCHEDULES_KEY });
      onClose();
    },
  });
  const names = data?.schedules.filter(({ timezone }) => timezone === from).map(({ name }) => name);
  if (!names || names.length === 0) return null;
  return (
    <Dialog title={t('move.title')} onClose={onClose}>
      <div className="flex flex-col gap-4 p-5">
        <p className="text-pretty">
          {t('move.text', {
            names: names.join(', '),
            from: toZoneLabel(from),
            to: toZoneLabel(to),
          })}
        </p>
        <div className="actions">
          <Button tone="plain" onClick={onClose}>
            {t('move.leave', { from: toZoneLabel(from) })}
          </Button>
          <Button busy={isPending} onClick={() => mutate({ body: { from, to } })}>
            {t('move.go', { to: toZoneLabel(to) })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
