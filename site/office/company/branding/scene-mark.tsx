import { Mark } from '#shared/react/ui/powered-by.tsx';

/** The product's mark at the foot of a page, in the words that stand there. */
export function SceneMark({ words }: { readonly words: string }) {
  return (
    <p className="flex items-center gap-1.5 text-note text-soft">
      <Mark />
      {words}
    </p>
  );
}
