import type { ReactNode } from 'react';

interface LinkRowProps {
  readonly name: string;
  /** A word about its state, where there is one to say. */
  readonly mark?: ReactNode;
  /** Where it leads, or what became of it. */
  readonly lines: readonly (ReactNode | null)[];
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A link in a list. */
export function LinkRow({ name, mark, lines, children }: LinkRowProps) {
  return (
    <li className="flex items-center gap-2 py-2.5 pr-1.5 pl-4 hover:bg-sunken">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <span className="font-medium text-sm wrap-anywhere">{name}</span>
          {mark}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-soft text-sm">
          {lines
            .filter((line) => line !== null)
            .map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
              <span key={place} className="max-w-full truncate">
                {line}
              </span>
            ))}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end">{children}</div>
    </li>
  );
}
