import type { ReactNode } from 'react';
import { focusWhenDue } from './heading-focus.ts';

interface ScreenHeadingProps {
  readonly title: string;
  /** A quiet line below it. */
  readonly subtitle?: ReactNode;
  /** The screen's one thing to do: at its right end, also below a long title. */
  readonly children?: ReactNode;
}

/** How every screen begins: its title, which takes the focus when somebody comes here. */
export function ScreenHeading({ title, subtitle, children }: ScreenHeadingProps) {
  return (
    <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:[&_.button]:px-3 max-sm:[&_.button]:text-sm">
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere sm:basis-48">
        <h1
          ref={focusWhenDue}
          tabIndex={-1}
          className="font-semibold text-lg tracking-tight outline-none"
        >
          {title}
        </h1>
        {subtitle && <p className="text-balance text-soft text-sm">{subtitle}</p>}
      </div>
      {children && (
        <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:grow">{children}</div>
      )}
    </header>
  );
}
