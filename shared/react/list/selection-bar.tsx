import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with all of them. */
  readonly children: ReactNode;
}

/** What can be done with the rows that are selected; nothing while none is. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const t = useTexts('list');
  if (count === 0) return null;
  return (
    <section
      aria-label={t('selection')}
      className="mb-3 flex flex-wrap items-center gap-2 rounded-card bg-brand-soft py-1.5 pr-1.5 pl-4"
    >
      <p role="status" className="flex-1 text-sm tabular-nums">
        {t('selected', { count })}
      </p>
      <Button tone="plain" className="text-sm" onClick={onClear}>
        {t('clear')}
      </Button>
      {children}
    </section>
  );
}
