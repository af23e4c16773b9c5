import type { ReactNode } from 'react';
import type { RoomDoor } from '#shared/api/connect.ts';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { PageFooter } from '#shared/react/ui/page-footer.tsx';
import { Stage } from '#site/islands/connect/stage.tsx';

interface DoorPageProps {
  readonly door?: RoomDoor | undefined;
  /** One sentence, and the first thing that is seen. */
  readonly title: string;
  readonly text?: ReactNode;
  /** The page took another's place: its title is read out. */
  readonly takesFocus?: boolean;
  /** What there is to do next; the first is the one. */
  readonly children?: ReactNode;
}

/** What stands where the room is not: a sentence, what it means, and the next thing to do. */
export function DoorPage({ door, title, text, takesFocus, children }: DoorPageProps) {
  return (
    <Stage company={door?.company}>
      <main className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center px-(--gutter) py-12">
        {door && (
          <p className="mb-3 text-pretty text-soft wrap-anywhere">
            {door.title} · {door.company.name}
          </p>
        )}
        <h1
          ref={takesFocus ? focusElement : undefined}
          tabIndex={-1}
          className="text-balance font-semibold text-4xl tracking-tight outline-none"
        >
          {title}
        </h1>
        {text && <div className="mt-4 text-pretty text-soft">{text}</div>}
        {children && <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">{children}</div>}
      </main>
      <footer className="mx-auto flex w-full max-w-xl flex-wrap items-center justify-between gap-6 px-(--gutter) py-6">
        <PageFooter />
      </footer>
    </Stage>
  );
}
