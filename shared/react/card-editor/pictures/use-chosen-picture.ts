import { useEffect, useRef, useState } from 'react';
import { drawWhole } from './draw-picture.ts';
import type { CardPicture } from './editor-shapes.ts';

interface Whole {
  readonly picture: ImageBitmap;
  readonly src: string;
}

interface Chosen {
  readonly file: Blob;
  /** What a browser can read stands upright here; the rest is for the server to tell. */
  readonly whole?: Whole | undefined;
}

/** The file that was chosen last, read as far as this browser can. */
export function useChosenPicture(kind: CardPicture) {
  const [chosen, setChosen] = useState<Chosen>();
  const latest = useRef<Blob>(undefined);
  const whole = chosen?.whole;
  useEffect(
    () => () => {
      if (whole) release(whole);
    },
    [whole],
  );
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  const choose = async (file: Blob): Promise<void> => {
    latest.current = file;
    // Until the next one is read there is nothing that could be saved in its place.
    setChosen(undefined);
    const read = await readWhole(file, kind);
    if (latest.current === file) setChosen({ file, whole: read });
    else if (read) release(read);
  };
  return { chosen, choose };
}

async function readWhole(file: Blob, kind: CardPicture): Promise<Whole | undefined> {
  // A drawing has no pixels of its own, and is refused.
  if (file.type === 'image/svg+xml') return;
  try {
    const picture = await createImageBitmap(file);
    return { picture, src: URL.createObjectURL(await drawWhole(picture, kind)) };
  } catch {
    return undefined;
  }
}

function release({ picture, src }: Whole): void {
  URL.revokeObjectURL(src);
  picture.close();
}
