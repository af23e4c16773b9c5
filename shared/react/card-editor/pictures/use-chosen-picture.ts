import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditedPicture } from './editor-shapes.ts';
import { type ReadPicture, readPicture, releasePicture } from './read-picture.ts';

/** What became of the file that was chosen last. */
type Chosen = { readonly whole: ReadPicture } | { readonly flaw: unknown };

/** The file that was chosen last, `first` to begin with, or what is wrong with it. */
export function useChosenPicture(kind: EditedPicture, first: Blob | undefined) {
  const [chosen, setChosen] = useState<Chosen>();
  const latest = useRef<Blob>(undefined);
  const whole = chosen && 'whole' in chosen ? chosen.whole : undefined;
  useEffect(
    () => () => {
      if (whole) releasePicture(whole);
    },
    [whole],
  );
  const choose = async (file: Blob): Promise<void> => {
    latest.current = file;
    // Until the next one is read there is nothing that could be saved in its place.
    setChosen(undefined);
    const isLatest = () => latest.current === file;
    try {
      const read = await readPicture(file, kind);
      if (isLatest()) setChosen({ whole: read });
      else releasePicture(read);
    } catch (flaw) {
      if (isLatest()) setChosen({ flaw });
    }
  };
  const chooseFirst = useEffectEvent(() => first && void choose(first));
  useEffect(() => {
    chooseFirst();
    return () => {
      latest.current = undefined;
    };
  }, []);
  return { whole, flaw: chosen && 'flaw' in chosen ? chosen.flaw : undefined, choose };
}
