import type { RoomDoor } from '#shared/api/connect.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { timeUntil } from '#shared/time/time-until.ts';
import { useWakingNow } from '#site/lib/use-waking-now.ts';
import { DoorPage } from './door-page.tsx';
import { momentText, spanText, useTimeReader } from './room-times.ts';

/** Too early: how long it is, counted down, until the page opens by itself (`useDoor` looks). */
export function EarlyDoor({ door }: { readonly door: RoomDoor }) {
  const { t } = useTranslation('connect');
  const times = useTimeReader();
  const opensMs = Date.parse(door.opensIso);
  const nowMs = useWakingNow((ms) => Math.max(timeUntil(opensMs, ms, times.reader).nextMs, 1_000));
  return (
    <DoorPage
      door={door}
      title={t('door.early.title', { when: timeUntil(opensMs, nowMs, times.reader).text })}
      text={
        <>
          <p className="font-medium text-ink tabular-nums">{spanText(door, times)}</p>
          <p className="mt-2">
            {t('door.early.text', { time: momentText(door.opensIso, nowMs, times) })}
          </p>
        </>
      }
    />
  );
}
