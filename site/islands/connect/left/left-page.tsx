import type { RoomDoor } from '#shared/api/connect.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { formatDuration } from '#shared/time/format-duration.ts';
import { ClosedDoor } from '#site/islands/connect/door/closed-door.tsx';
import { DoorPage } from '#site/islands/connect/door/door-page.tsx';
import { momentText, useTimeReader } from '#site/islands/connect/door/room-times.ts';
import { WaysOn } from '#site/islands/connect/door/ways-on.tsx';
import type { Stay } from './kept-stay.ts';
import { RefusedPage } from './refused-page.tsx';

/** After the room: one sentence, and the next thing. */
export function LeftPage({
  door,
  stay,
  nowMs,
  onBack,
}: {
  readonly door: RoomDoor;
  /** Unknown in a tab that was never in the room. */
  readonly stay: Stay | undefined;
  readonly nowMs: number;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('connect');
  const why = stay?.why ?? 'left';
  if (door.state === 'cancelled') return <ClosedDoor takesFocus door={door} nowMs={nowMs} />;
  const isEnded = why === 'closed' || why === 'cancelled';
  const isOpen = door.state === 'open' && !isEnded;
  if (isOpen && why === 'refused') {
    return <RefusedPage door={door} askFromMs={stay?.askFromMs ?? null} onAsk={onBack} />;
  }
  const wasInside = why !== 'refused' && why !== 'full';
  return (
    <DoorPage
      door={door}
      takesFocus
      title={t(isEnded ? 'door.over.title' : `left.${why}.title`)}
      text={
        <div className="grid gap-1">
          {!isEnded && why !== 'left' && why !== 'refused' && <p>{t(`left.${why}.text`)}</p>}
          {stay && wasInside && <StayText stay={stay} />}
        </div>
      }
    >
      {isOpen && <Button onClick={onBack}>{t(wasInside ? 'left.back' : 'common:tryAgain')}</Button>}
      <WaysOn door={door} isFirst={!isOpen} />
    </DoorPage>
  );
}

function StayText({ stay: { fromMs, untilMs } }: { readonly stay: Stay }) {
  const { t, language } = useTranslation('connect');
  const times = useTimeReader();
  const minutes = Math.max(1, Math.round((untilMs - fromMs) / 60_000));
  return (
    <p className="tabular-nums">
      {t('left.at', {
        time: momentText(new Date(untilMs).toISOString(), untilMs, times),
        duration: formatDuration(minutes, language),
      })}
    </p>
  );
}
