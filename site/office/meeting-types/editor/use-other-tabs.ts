import { useEffect, useRef } from 'react';

const CHANNEL = 'kalends:meeting-type';

/** Hears when another tab has saved the same meeting type, and tells the others what this one saves. */
export function useOtherTabs(meetingTypeId: string, onSaved: () => void): () => void {
  const hear = useRef(onSaved);
  hear.current = onSaved;
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const open = new BroadcastChannel(CHANNEL);
    open.onmessage = ({ data }) => {
      if (data === meetingTypeId) hear.current();
    };
    channel.current = open;
    return () => open.close();
  }, [meetingTypeId]);
  return () => channel.current?.postMessage(meetingTypeId);
}
