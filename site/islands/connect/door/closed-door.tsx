import type { RoomDoor } from '#shared/api/connect.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { DoorPage } from './door-page.tsx';
import { momentText, useTimeReader } from './room-times.ts';
import { WaysOn } from './ways-on.tsx';

/** The meeting is over, or was cancelled. */
export function ClosedDoor({
  door,
  nowMs,
  takesFocus = false,
}: {
  readonly door: RoomDoor;
  readonly nowMs: number;
  readonly takesFocus?: boolean;
}) {
  const { t } = useTranslation('connect');
  const times = useTimeReader();
  const isCancelled = door.state === 'cancelled';
  return (
    <DoorPage
      door={door}
      takesFocus={takesFocus}
      title={t(isCancelled ? 'door.cancelled.title' : 'door.over.title')}
      text={
        isCancelled
          ? t('door.cancelled.text')
          : t('door.over.text', { time: momentText(door.closesIso, nowMs, times) })
      }
    >
      <WaysOn door={door} isFirst />
    </DoorPage>
  );
}
