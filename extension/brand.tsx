import { Mark } from '#shared/react/ui/powered-by.tsx';

/** The mark beside a heading. */
export function Brand({ heading }: { readonly heading: string }) {
  return (
    <header className="flex items-center gap-3">
      <Mark className="size-8 shrink-0" />
      <h1 className="font-semibold text-lg tracking-tight">{heading}</h1>
    </header>
  );
}
