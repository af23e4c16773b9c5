import { useEffect, useEffectEvent } from 'react';

const CHANNEL = 'kalends:appointment';
let opened: BroadcastChannel | undefined;

/** One for a page, which does not hear itself. */
function openChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

/** Tells this browser's other tabs that an appointment has changed; only which one, never its secret. */
export function tellOtherTabs(appointmentId: string): void {
  openChannel().postMessage(appointmentId);
}

/** Hears which appointments other tabs change, until what it returns is called. */
export function hearAppointmentNews(onNews: (appointmentId: string) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onNews(data);
  };
  const channel = openChannel();
  channel.addEventListener('message', onMessage);
  return () => channel.removeEventListener('message', onMessage);
}

/** Calls `onNews` when another tab has changed the appointment. */
export function useAppointmentNews(appointmentId: string, onNews: () => void): void {
  const hear = useEffectEvent(onNews);
  useEffect(
    () =>
      hearAppointmentNews((changedId) => {
        if (changedId === appointmentId) hear();
      }),
    [appointmentId],
  );
}
