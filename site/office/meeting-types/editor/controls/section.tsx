import type { ReactNode } from 'react';
import type { SectionId } from '#shared/domain/meeting-type/fields.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** One part of the editor, which the index leads to. */
export function Section({
  id,
  children,
}: {
  readonly id: SectionId;
  readonly children: ReactNode;
}) {
  const t = useTexts('editor');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="card flex scroll-mt-20 flex-col gap-5 p-(--inset) sm:p-6"
    >
      <h2 id={`${id}-title`} tabIndex={-1} className="font-semibold outline-none">
        {t(`sections.${id}`)}
      </h2>
      {children}
    </section>
  );
}

/** Controls side by side, as many as fit. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-6 gap-y-5">{children}</div>;
}

/** Switches below each other: one thought, so closer than other rows. */
export function Switches({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-col gap-2">{children}</div>;
}
