/** Hears of each statement that was answered or failed, and how long it took; never of its values. */
export type OnStatement = (told: { readonly sql: string; readonly ms: number }) => void;

/** Makes a session's `query` tell; without a listener the session stays as it is. */
export function tellQueries<Session extends { query: (...given: never[]) => unknown }>(
  session: Session,
  onStatement: OnStatement | undefined,
): Session {
  if (!onStatement) return session;
  const { query } = session;
  return Object.assign(session, {
    query(...given: readonly unknown[]): unknown {
      const began = performance.now();
      const answer: unknown = Reflect.apply(query, session, given);
      const tell = () => {
        const ms = Math.round((performance.now() - began) * 10) / 10;
        onStatement({ sql: textOf(given[0]).replace(/\s+/g, ' ').trim(), ms });
      };
      // What takes a callback is pg's own: its pool's, for instance.
      if (answer instanceof Promise) answer.then(tell, tell);
      return answer;
    },
  });
}

/** A statement comes as text, or as an object that has it. */
function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  const text: unknown = Object(given).text;
  return typeof text === 'string' ? text : '';
}
