import browser from 'webextension-polyfill';
import { AppointmentsPanel } from '#shared/react/panels/appointments-panel.tsx';
import { toPath } from '#shared/routes/index.ts';
import { stored } from '../storage.ts';
import { loadDay } from './load-day.ts';
import { seenIn } from './seen-in.ts';
import { SeenView } from './seen-view.tsx';
import type { TabProps } from './tab-props.ts';
import { useReading } from './use-reading.ts';
import { useSeen } from './use-seen.ts';
import { useTell } from './use-tell.ts';

/** Today, what is next, and what waits for a word. */
export function AppointmentsTab({ client, signIn, onNotice }: TabProps) {
  const { serverUrl, account } = signIn;
  const reading = useReading(account);
  const { timeZone } = reading.formats;
  const tell = useTell(onNotice);
  const day = useSeen(['day'], seenIn(signIn, stored.appointments), () =>
    loadDay(client, timeZone),
  );
  /** Whatever came of it: the day is asked for anew. */
  const change = async (made: Promise<unknown>) => {
    await tell.call(made);
    await day.refetch();
  };
  const open = (appointmentId: string, hash = '') => {
    const url = serverUrl + toPath('appointment-detail', { appointmentId }) + hash;
    void browser.tabs.create({ url });
  };
  return (
    <SeenView
      seen={day.data}
      hasFailed={day.isError}
      isFetching={day.isFetching}
      serverUrl={serverUrl}
      reading={reading}
      onTryAgain={() => void day.refetch()}
    >
      {(seen) => (
        <AppointmentsPanel
          day={seen.day}
          reading={reading}
          onOpen={(appointmentId) => open(appointmentId)}
          onMove={(appointmentId) => open(appointmentId, '#move')}
          onCopy={(text) => void tell.copy(text)}
          onConfirm={(path) =>
            change(
              client.POST('/appointments/{appointmentId}/attendees/{attendeeId}/confirm', {
                params: { path },
              }),
            )
          }
          onDecline={(path, reason, signal) =>
            change(
              client.POST('/appointments/{appointmentId}/attendees/{attendeeId}/decline', {
                params: { path },
                body: { reason },
                signal,
              }),
            )
          }
          onCancel={(appointmentId, reason, signal) =>
            change(
              client.POST('/booking/cancel/{appointmentId}', {
                params: { path: { appointmentId } },
                body: { reason },
                signal,
              }),
            )
          }
        />
      )}
    </SeenView>
  );
}
