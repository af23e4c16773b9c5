import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A card of the screen. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card flex flex-col gap-5 p-(--inset) sm:p-6">
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {text && <p className="mt-1 text-pretty text-soft text-sm">{text}</p>}
      </div>
      {children}
    </section>
  );
}
