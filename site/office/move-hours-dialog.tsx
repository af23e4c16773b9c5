import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
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
  const { data } = useQuery(api.toQuery('get', '/schedule'));
  const { mutateAsync } = api.useChange('post', '/schedule/move-zone');
  const move = async () => {
    await mutateAsync({ body: { from, to } });
    await queryClient.invalidateQueries({ queryKey: SCHEDULES_KEY });
  };
  const names = data?.schedules.filter(({ timezone }) => timezone === from).map(({ name }) => name);
  if (!names || names.length === 0) return null;
  return (
    <AskDialog
      title={t('move.title')}
      verb={t('move.go', { to: toZoneLabel(to) })}
      keep={t('move.leave', { from: toZoneLabel(from) })}
      onDo={move}
      onClose={onClose}
    >
      <p className="text-pretty">
        {t('move.text', {
          names: names.join(', '),
          from: toZoneLabel(from),
          to: toZoneLabel(to),
        })}
      </p>
    </AskDialog>
  );
}
