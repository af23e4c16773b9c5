/** Something that several may begin at once, of which the one that was begun last is to count. */
export function createTurns() {
  let begun = 0;
  let done = 0;
  return {
    /** Returns what asks whether it still counts: false once a later one has gone through. */
    begin(): () => boolean {
      begun += 1;
      const turn = begun;
      return () => {
        if (turn < done) return false;
        done = turn;
        return true;
      };
    },
  } as const;
}
