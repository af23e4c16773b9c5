import { useState } from 'react';
import type { EnterReply } from '#shared/api/connect.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { client } from '#site/lib/client.ts';
import type { RoomLink } from './room-link.ts';

interface Entered extends EnterReply {
  readonly name: string;
  readonly atMs: number;
}

/** The way in: a ticket for the room's line, by the name that the others will see. */
export function useEntrance({ roomId, key }: RoomLink, onEntered: () => void) {
  const [entered, setEntered] = useState<Entered>();
  const ask = async (name: string): Promise<EnterReply> => {
    const { data } = await client.POST('/connect/{roomId}/enter', {
      params: { path: { roomId } },
      body: { key, name },
    });
    // Without one the client has thrown.
    if (!data) throw new TypeError('The door answered nothing');
    return data;
  };
  const entering = useCall(async (name: string) => ({ ...(await ask(name)), name }), {
    onSuccess: (reply) => {
      setEntered({ ...reply, atMs: Date.now() });
      onEntered();
    },
  });
  return {
    entered,
    isEntering: entering.isPending,
    error: entering.error,
    enter: entering.mutate,
    /** One more, for the same person: the first lives a minute. */
    askTicket: async () => (await ask(entered?.name ?? '')).ticket,
    leave: () => setEntered(undefined),
  };
}
