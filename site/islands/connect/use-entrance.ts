import { useRef, useState } from 'react';
import type { EnterReply } from '#shared/api/connect.ts';
import { client } from '#site/lib/client.ts';
import { mayPass } from '#site/lib/worth-retrying.ts';
import type { RoomLink } from './room-link.ts';

interface Entered extends EnterReply {
  readonly name: string;
  readonly atMs: number;
}

/** A server that could not let anyone in, because it or its database is away, is asked so often. */
const RETRY_MS = 4_000;

/**
 * The way in: a ticket for the room's line, by the name that the others will see. What may pass by itself is tried
 * again until it has.
 */
export function useEntrance({ roomId, key }: RoomLink, onEntered: () => void) {
  const [entered, setEntered] = useState<Entered>();
  const [isEntering, setEntering] = useState(false);
  const [error, setError] = useState<unknown>();
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = async (name: string): Promise<EnterReply> => {
    const params = { path: { roomId } };
    return (await client.POST('/connect/{roomId}/enter', { params, body: { key, name } })).data;
  };
  const go = async (name: string) => {
    try {
      const reply = await ask(name);
      setEntered({ ...reply, name, atMs: Date.now() });
      setError(undefined);
      onEntered();
    } catch (failure) {
      setError(failure);
      if (mayPass(failure)) retry.current = setTimeout(() => void go(name), RETRY_MS);
    }
  };
  const enter = async (name: string) => {
    clearTimeout(retry.current);
    setEntering(true);
    setError(undefined);
    await go(name);
    setEntering(false);
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
