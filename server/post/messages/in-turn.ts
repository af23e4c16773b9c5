/** Runs work one after the other where its key is the same, side by side where it is not. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    // What came before may fail: that is its own affair.
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const leave = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  };
}
