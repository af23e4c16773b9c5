import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

interface EmptyListProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** A list that has nothing yet: what will be here, and how it begins. */
export function EmptyList({ icon, title, children }: EmptyListProps) {
  return (
    <div className="card px-6 py-14 text-center">
      <Icon name={icon} className="mx-auto size-7 text-soft" />
      <h2 className="mt-3 font-semibold">{title}</h2>
      <div className="mt-1 text-balance text-soft">{children}</div>
    </div>
  );
}

/** A search that found nothing, and the way back to all. */
export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useTexts('list');
  return (
    <EmptyList icon="search" title={t('nothingFound')}>
      <Button tone="quiet" className="mt-3" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </EmptyList>
  );
}
