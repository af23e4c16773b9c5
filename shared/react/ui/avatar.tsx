import { useState } from 'react';

interface AvatarProps {
  readonly name: string;
  readonly picture: string | null;
  /** Classes of size; the initials follow it. */
  readonly className?: string;
}

/** A person's or company's picture, or their initials; the name stands beside it, so it is silent. */
export function Avatar({ name, picture, className = 'size-12 text-base' }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  const shape = `shrink-0 rounded-full ${className}`;
  if (picture && picture !== missing) {
    return (
      <img
        src={picture}
        alt=""
        onError={() => setMissing(picture)}
        className={`${shape} bg-sunken object-cover`}
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
