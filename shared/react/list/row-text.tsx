import type { ReactNode } from 'react';

interface RowTextProps {
  readonly title: ReactNode;
  /** A word about its state, beside the title. */
  readonly mark?: ReactNode;
  /** What else is to be said of it; what is empty is left out. */
  readonly notes?: readonly (string | null | undefined | false)[];
  readonly isQuiet?: boolean;
}

/** What a row says, on one line; on a phone what is said beside its title stands below it. */
export function RowText({ title, mark, notes = [], isQuiet = false }: RowTextProps) {
  const said = notes.filter(Boolean).join(' · ');
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 sm:flex-nowrap sm:gap-x-3">
      <span
        className={`truncate font-medium text-sm max-sm:basis-full sm:max-w-[60%] sm:shrink-0 ${isQuiet ? 'text-soft' : ''}`}
      >
        {title}
      </span>
      {mark}
      {said !== '' && (
        <span title={said} className="min-w-0 flex-1 truncate text-soft text-xs sm:text-sm">
          {said}
        </span>
      )}
    </span>
  );
}
