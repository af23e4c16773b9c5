import type { ReactNode } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface PlacesProps {
  readonly rows: readonly ReactNode[];
  /** What stands below them. */
  readonly children?: ReactNode;
}

/** The places of a team under their heading. */
export function Places({ rows, children }: PlacesProps) {
  const t = useTexts('teams');
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="font-semibold">
        {t('places.title')}
      </h2>
      <p className="mt-1 text-pretty text-soft text-sm">{t('places.hint')}</p>
      {rows.length === 0 ? (
        <p className="card mt-3 px-4 py-6 text-center text-soft">{t('places.none')}</p>
      ) : (
        <ol className="card mt-3 divide-y divide-line">{rows}</ol>
      )}
      {children}
    </section>
  );
}
