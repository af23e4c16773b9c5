import type {
  CalendarAnswer,
  CalendarChanges,
  KnownCalendar,
} from '#server/platform/kernel/calendar-provider.ts';

/** Longer than any answer of a server on this machine. */
export const patience = () => ({ signal: AbortSignal.timeout(60_000) });

/** What was answered; fails where nothing was. */
export async function answerOf<Value>(call: Promise<CalendarAnswer<Value>>): Promise<Value> {
  const answer = await call;
  if (!answer.answered) throw answer.cause;
  return answer.value;
}

export async function troubleOf(call: Promise<CalendarAnswer<unknown>>): Promise<string> {
  const answer = await call;
  return answer.answered ? 'answered' : answer.trouble;
}

/** What a reader of a calendar keeps of it. */
export function aMemory() {
  const versions = new Map<string, string | null>();
  let cursor: string | null = null;
  return {
    known: (): KnownCalendar => ({ cursor, versions: async () => versions }),
    lose: () => {
      cursor = 'a cursor that nobody has given out';
    },
    take(changes: CalendarChanges) {
      if (changes.isWhole) versions.clear();
      for (const { id, version } of changes.changed) versions.set(id, version);
      for (const id of changes.goneIds) versions.delete(id);
      cursor = changes.cursor;
      return changes;
    },
    size: () => versions.size,
  };
}

/** The titles of what has changed, in order. */
export const summariesOf = ({ changed }: CalendarChanges) =>
  changed.map(({ content }) => /^SUMMARY:(.*?)\r?$/m.exec(content)?.[1]).sort();

export const NOTHING_KNOWN: KnownCalendar = { cursor: null, versions: async () => new Map() };
