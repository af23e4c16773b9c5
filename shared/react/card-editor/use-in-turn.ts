import { useRef, useState } from 'react';

interface Turns<Value> {
  /** As it was saved last. */
  readonly kept: Value;
  readonly save: (value: Value) => Promise<unknown>;
  readonly onFailed: (error: unknown) => void;
}

/** A part of the card that looks changed at once, is saved in turn, and is taken back where that fails. */
export function useInTurn<Value>({ kept, save, onFailed }: Turns<Value>) {
  const [pending, setPending] = useState<{ readonly value: Value }>();
  const latest = useRef(pending);
  const line = useRef<Promise<void>>(Promise.resolve());
  const put = (value: Value): Promise<void> => {
    const mine = { value };
    latest.current = mine;
    setPending(mine);
    const saveMine = async () => {
      try {
        await save(value);
      } catch (error) {
        onFailed(error);
      }
      if (latest.current === mine) setPending(undefined);
    };
    line.current = line.current.then(saveMine);
    return line.current;
  };
  return { value: pending ? pending.value : kept, put };
}
