import { useState } from 'react';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { overlayStore } from './overlay-store.ts';
import { type OverlayRead, type OverlayReader, readFile, readPasted } from './read-overlay.ts';

export const MAX_SOURCES = 5;

type Refused = NonNullable<OverlayRead['refused']> | 'too-many';

/** What came of the last try. */
interface Outcome {
  readonly added: readonly { readonly name: string | undefined; readonly count: number }[];
  readonly refused: readonly { readonly name: string | undefined; readonly why: Refused }[];
  /** Lines of the paste that say nothing we know. */
  readonly notUnderstood: readonly string[];
}

const nothing: Outcome = { added: [], refused: [], notUnderstood: [] };

/** Reads files and pastes into the page's overlay, and says what came of it. */
export function useOverlayReader(reader: () => OverlayReader) {
  const [outcome, setOutcome] = useState(nothing);
  const [isReading, setReading] = useState(false);

  const readEach = async (
    texts: readonly { readonly name: string | undefined; readonly read: Promise<OverlayRead> }[],
  ): Promise<Outcome> => {
    setReading(true);
    const outcomes: Outcome[] = [];
    for (const { name, read } of texts) outcomes.push(take(name, await read));
    const all: Outcome = {
      added: outcomes.flatMap(({ added }) => added),
      refused: outcomes.flatMap(({ refused }) => refused),
      notUnderstood: outcomes.flatMap(({ notUnderstood }) => notUnderstood),
    };
    setOutcome(all);
    setReading(false);
    return all;
  };

  return {
    outcome,
    isReading,
    readFiles: (files: readonly File[]) =>
      readEach(files.map((file) => ({ name: file.name, read: readFile(file, reader()) }))),
    readText: (text: string) => readEach([{ name: undefined, read: readPasted(text, reader()) }]),
  };
}

function take(name: string | undefined, read: OverlayRead): Outcome {
  if (read.refused) return { ...nothing, refused: [{ name, why: read.refused }] };
  const { notUnderstood, ...source } = read;
  // A paste of which nothing was understood is no calendar.
  if (notUnderstood.length > 0 && source.busy.length === 0) return { ...nothing, notUnderstood };
  if (!overlayStore.add({ id: newIdempotencyKey(), name, ...source }, MAX_SOURCES))
    return { ...nothing, refused: [{ name, why: 'too-many' }] };
  return { added: [{ name, count: source.busy.length }], refused: [], notUnderstood };
}
