import type { RoomDoor } from '#shared/api/connect.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { DoorPage } from '#site/islands/connect/door/door-page.tsx';
import { WaysOn } from '#site/islands/connect/door/ways-on.tsx';
import { useWakingNow } from '#site/lib/use-waking-now.ts';
import { toCountdown } from './to-countdown.ts';

/** Not let in: when one may ask again, counted down, or that one may not any more. */
export function RefusedPage({
  door,
  askFromMs,
  onAsk,
}: {
  readonly door: RoomDoor;
  /** Null for not any more. */
  readonly askFromMs: number | null;
  readonly onAsk: () => void;
}) {
  const { t } = useTranslation('connect');
  const isLast = askFromMs === null;
  const endMs = askFromMs ?? 0;
  const nowMs = useWakingNow((ms) => (ms < endMs ? (endMs - ms) % 1000 || 1000 : Infinity));
  const isWait = nowMs < endMs;
  return (
    <DoorPage
      door={door}
      takesFocus
      title={t('left.refused.title')}
      text={
        // Seconds are not read out, but that they are over is.
        <p aria-live={isWait ? 'off' : 'polite'} className="tabular-nums">
          {isLast && t('left.refused.never')}
          {isWait && t('left.refused.wait', { time: toCountdown(endMs - nowMs) })}
          {!isLast && !isWait && t('left.refused.text')}
        </p>
      }
    >
      {!isLast && (
        <Button disabled={isWait} onClick={onAsk}>
          {t('left.refused.again')}
        </Button>
      )}
      <WaysOn door={door} isFirst={isLast} />
    </DoorPage>
  );
}
