import { useEffect, useRef, useState } from 'react';
import { drawWhole } from './draw-picture.ts';
import type { CardPicture } from './editor-shapes.ts';

interface Chosen {
  readonly file: Blob;
  /** What a browser can read stands upright here; the rest is for the server to tell. */
  readonly whole?: { readonly picture: ImageBitmap; readonly src: string } | undefined;
}

/** The file that was chosen last, read as far as this browser can. */
export function useChosenPicture(kind: CardPicture) {
  const [chosen, setChosen] = useState<Chosen>();
  const latest = useRef<Blob>(undefined);
  const whole = chosen?.whole;
  useEffect(
    () => () => {
      if (!whole) return;
      URL.revokeObjectURL(whole.src);
      whole.picture.close();
    },
    [whole],
  );
  const choose = async (file: Blob): Promise<void> => {
    latest.current = file;
    const read = await readWhole(file, kind);
    if (latest.current === file) setChosen({ file, whole: read });
  };
  return { chosen, choose };
}

async function readWhole(file: Blob, kind: CardPicture): Promise<Chosen['whole']> {
  // A drawing has no pixels of its own, and is refused.
  if (file.type === 'image/svg+xml') return;
  try {
    const picture = await createImageBitmap(file);
    return { picture, src: URL.createObjectURL(await drawWhole(picture, kind)) };
  } catch {
    return undefined;
  }
}
