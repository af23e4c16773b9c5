import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { keepFootFree } from '../ui/keep-foot-free.ts';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with all of them. */
  readonly children: ReactNode;
}

/**
 * What can be done with the rows that are selected, floating where it moves none of them; nothing while
 * none is.
 */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const t = useTexts('list');
  if (count === 0) return null;
  return (
    <div ref={keepFootFree} className="at-foot">
      <section
        aria-label={t('selection')}
        className="floating pointer-events-auto flex animate-[rise_160ms_ease-out] flex-wrap items-center gap-x-2 gap-y-1 py-1.5 pr-1.5 pl-4 md:w-fit"
      >
        <p role="status" className="flex-1 whitespace-nowrap text-sm tabular-nums sm:pr-4">
          {t('selected', { count })}
        </p>
        {children}
        <Button tone="plain" className="text-sm" aria-keyshortcuts="Escape" onClick={onClear}>
          {t('clear')}
        </Button>
      </section>
    </div>
  );
}
