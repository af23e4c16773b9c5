import { useState } from 'react';
import { pictureShapes } from '#shared/domain/picture-shapes.ts';
import { toNeededWidths, toSrcSet } from '#shared/domain/to-src-set.ts';

/** By how wide it is, in pixels of the usual text size; the initials follow it. */
const sizes = {
  24: 'size-6 text-[0.625rem]',
  28: 'size-7 text-xs',
  32: 'size-8 text-xs',
  36: 'size-9 text-xs',
  44: 'size-11 text-sm',
  48: 'size-12 text-base',
  80: 'size-20 text-2xl',
  96: 'size-24 text-2xl',
  112: 'size-28 text-4xl',
} as const;

const ROOT_PIXELS = 16;

interface AvatarProps {
  readonly name: string;
  readonly picture: string | null;
  readonly size: keyof typeof sizes;
  readonly className?: string;
}

/** A person's or company's picture, or their initials; the name stands beside it, so it is silent. */
export function Avatar({ name, picture, size, className = '' }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  const shape = `shrink-0 rounded-full ${sizes[size]} ${className}`;
  if (picture && picture !== missing) {
    return (
      <img
        src={picture}
        srcSet={toSrcSet(picture, toNeededWidths(pictureShapes.profile.widths, size))}
        sizes={`${size / ROOT_PIXELS}rem`}
        alt=""
        // Where React takes the place of what was painted before it, the face does not blink.
        decoding="sync"
        onError={() => setMissing(picture)}
        // A square in a square stands where it stood. In the middle a browser leaves the ground out once
        // it knows that nothing shines through, and the edge of the circle changes.
        className={`${shape} bg-sunken object-cover object-top`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} inline-flex items-center justify-center bg-brand-soft font-semibold text-brand-text`}
    >
      {toInitials(name)}
    </span>
  );
}

/** `'Ada Lovelace' → 'AL'`, `'Ada' → 'A'`, `'  ' → ''`. */
function toInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
