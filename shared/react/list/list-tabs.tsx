import { RowLink, type RowTarget } from './row-link.tsx';

interface ListTabsProps<View extends string> {
  readonly label: string;
  readonly view: View;
  readonly views: readonly (readonly [view: View, text: string])[];
  readonly targetOf: (view: View) => RowTarget;
}

/** Which of several lists is shown. On a phone they may be wider than it, and move under a thumb. */
export function ListTabs<View extends string>(props: ListTabsProps<View>) {
  const { label, view, views, targetOf } = props;
  return (
    <nav
      aria-label={label}
      className="relative flex overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none] sm:gap-1"
    >
      {views.map(([each, text]) => (
        <RowLink
          key={each}
          target={targetOf(each)}
          ref={each === view ? bringIntoView : undefined}
          aria-current={each === view ? 'page' : undefined}
          className="flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-2 text-soft text-sm no-underline -outline-offset-2! hover:text-ink aria-[current]:border-brand-text aria-[current]:font-medium aria-[current]:text-ink sm:px-3"
        >
          {text}
        </RowLink>
      ))}
    </nav>
  );
}

/** Within its bar alone: the page stays where it is. */
function bringIntoView(tab: HTMLElement | null): void {
  const bar = tab?.parentElement;
  if (bar) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}
