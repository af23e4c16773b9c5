import { useEffect, useState } from 'react';
import { timeLeft } from '#shared/domain/payment/hold.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';

const TICK_MS = 1_000;

/** How long the start is still held, counted quietly: a screen reader asks for it, it never speaks up. */
export function HoldCountdown({ expiresAtIso }: { readonly expiresAtIso: string }) {
  const { t } = useTranslation('payment');
  const { minutes, seconds, isOver } = timeLeft(expiresAtIso, useNowMs());
  const time = `${minutes}:${String(seconds).padStart(2, '0')}`;
  return (
    <p role="timer" className="flex items-center gap-1.5 font-medium text-held tabular-nums">
      <Icon name="clock" className="size-4 flex-none" />
      {isOver ? t('hold.over') : t('hold.left', { time })}
    </p>
  );
}

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
