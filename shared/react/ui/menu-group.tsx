import { type ReactNode, useId } from 'react';

interface MenuGroupProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Entries of one kind, below its name, apart from those before it. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const labelId = useId();
  return (
    <div
      {...(label !== undefined && { role: 'group', 'aria-labelledby': labelId })}
      className="not-first:mt-1.5 border-line not-first:border-t not-first:pt-1.5"
    >
      {label !== undefined && (
        <p id={labelId} className="truncate px-3 py-1 font-medium text-soft text-xs">
          {label}
        </p>
      )}
      {children}
    </div>
  );
}
