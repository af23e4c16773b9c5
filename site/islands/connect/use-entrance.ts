import { useState } from 'react';
import type { EnterReply } from '#shared/api/connect.ts';
import { client } from '#site/lib/client.ts';
import type { RoomLink } from './room-link.ts';

interface Entered extends EnterReply {
  readonly name: string;
  readonly atMs: number;
}

/** The way in: a ticket for the room's line, by the name that the others will see. */
export function useEntrance({ roomId, key }: RoomLink, onEntered: () => void) {
  const [entered, setEntered] = useState<Entered>();
  const [isEntering, setEntering] = useState(false);
  const [error, setError] = useState<unknown>();
  const ask = async (name: string): Promise<EnterReply> => {
    const params = { path: { roomId } };
    return (await client.POST('/connect/{roomId}/enter', { params, body: { key, name } })).data;
  };
  const enter = async (name: string) => {
    setEntering(true);
    setError(undefined);
    try {
      const reply = await ask(name);
      setEntered({ ...reply, name, atMs: Date.now() });
      onEntered();
    } catch (failure) {
      setError(failure);
    } finally {
      setEntering(false);
    }
  };
  return {
    entered,
    isEntering,
    error,
    enter: (name: string) => void enter(name),
    /** One more, for the same person: the first lives a minute. */
    askTicket: async () => (await ask(entered?.name ?? '')).ticket,
    leave: () => setEntered(undefined),
  };
}
