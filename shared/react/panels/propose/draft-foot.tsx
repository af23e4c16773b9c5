import type { ReactNode } from 'react';

/**
 * What is picked and the button that holds it. Where the panel is one column, as in a popup, it stays at
 * the foot of what is scrolled, whatever of the rest is in view; many picks scroll in it.
 */
export function DraftFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-draft-foot
      className="flex flex-col gap-2 @max-3xl:sticky @max-3xl:bottom-(--panel-foot,0px) @max-3xl:z-10 @max-3xl:bg-page @max-3xl:shadow-[0_0_0_0.75rem_var(--color-page)] @max-3xl:[&_ul]:max-h-37 @max-3xl:[&_ul]:overflow-y-auto @3xl:gap-4"
    >
      {children}
    </div>
  );
}
