import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts';

interface Options {
  /** How long what was asked may stay without an answer before the database is taken to be away. */
  readonly awayMs: number;
  readonly onChange: (isAway: boolean) => void;
}

export interface DatabaseWatch {
  readonly isAway: () => boolean;
  /** Hands on what was asked; an answer, also a refusal, says that the database is there. */
  readonly watch: <T>(asked: Promise<T>) => Promise<T>;
  /** Nothing waits for it any more. */
  readonly forget: () => void;
}

/**
 * Whether the database is there, as far as the rooms have asked it. A connection that breaks and is made anew at
 * once is no outage; one that is refused, or says nothing, for long enough is.
 */
export function watchDatabase({ awayMs, onChange }: Options): DatabaseWatch {
  let isAway = false;
  let waiting: NodeJS.Timeout | undefined;

  function turn(next: boolean): void {
    if (isAway === next) return;
    isAway = next;
    onChange(next);
  }
  function forget(): void {
    clearTimeout(waiting);
    waiting = undefined;
    turn(false);
  }
  return {
    isAway: () => isAway,
    async watch(asked) {
      waiting ??= setTimeout(turn, awayMs, true);
      try {
        const answer = await asked;
        forget();
        return answer;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) forget();
        throw error;
      }
    },
    forget,
  };
}
