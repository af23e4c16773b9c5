import { useState, useSyncExternalStore } from 'react';
import type { RoomProps } from '#site/islands/connect/room-props.ts';
import { apiOrigin } from '#site/lib/credentials.ts';
import { nowMs } from './now-ms.ts';
import { type Call, openCall } from './open-call.ts';

/** The call that is under way for as long as the room is on the page; null for the moment before. */
export function useOpenCall(props: RoomProps): Call | null {
  const [holder] = useState(() => holdCall(props));
  return useSyncExternalStore(holder.subscribe, holder.read);
}

function holdCall(props: RoomProps) {
  let call: Call | null = null;
  return {
    read: () => call,
    subscribe: (listener: () => void) => {
      const url = toSocketUrl(props.door.roomId);
      const opened = openCall({ ...props, url, nowMs, onOver: props.onLeft });
      call = opened;
      listener();
      return () => {
        opened.close();
        call = null;
      };
    },
  };
}

function toSocketUrl(roomId: string): string {
  const url = new URL(`${apiOrigin}/api/connect/${roomId}/socket`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
