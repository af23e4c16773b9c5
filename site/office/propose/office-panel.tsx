import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';
import { changeDraft, isDraft } from '#shared/domain/proposal/proposal-draft.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { ProposePanel } from '#shared/react/panels/propose/propose-panel.tsx';
import type { DraftKeeper } from '#shared/react/panels/propose/use-draft.ts';
import { client } from '#site/lib/client.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';
import { useNow } from '#site/office/use-now.ts';

/** The panel that proposes times, in the office; what is half picked stays on this device. */
export function OfficePanel() {
  const formats = useFormats();
  const clock = useClock();
  const now = useNow();
  const { hostId } = useSession();
  const queryClient = useQueryClient();
  const keeper = useMemo(() => keeperOf(hostId), [hostId]);
  return (
    <ProposePanel
      client={client}
      reading={{ formats, clock, nowMs: now * 60_000 }}
      keeper={keeper}
      siteUrl={location.origin}
      onMade={() =>
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [, path] }) => path === '/proposal',
        })
      }
    />
  );
}

function keeperOf(hostId: string): DraftKeeper {
  const key = `kalends:proposal:${hostId}`;
  return {
    read() {
      const kept = toJson(readFromDevice(key));
      // What was made stands in the list: who comes back proposes something else.
      return isDraft(kept) && kept.madeId !== null
        ? changeDraft(kept, { type: 'begun-anew' })
        : kept;
    },
    save: (draft) => keepOnDevice(key, JSON.stringify(draft)),
  };
}

function toJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
