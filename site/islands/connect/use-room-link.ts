import { useEffect, useState } from 'react';
import { type RoomPlace, readRoomLink, toRoomPath } from './room-link.ts';

/**
 * The place that the address names, and the way to another one without leaving the document, so that the
 * camera runs on. Back leads from the room to its lobby, never out of a call at once.
 */
export function useRoomLink() {
  const [link, setLink] = useState(() => readRoomLink(location));
  useEffect(() => {
    const follow = () => setLink(readRoomLink(location));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const goTo = (place: RoomPlace) => {
    const path = toRoomPath(link, place);
    if (place === 'room') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    setLink({ ...link, place });
  };
  return { link, goTo };
}
