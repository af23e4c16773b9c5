import { lazy, Suspense } from 'react';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { useSession } from '#site/office/session.tsx';

const ClosingBanner = lazy(() =>
  loadWithTexts(
    ['company-closing', 'form'],
    () => import('./closing-banner.tsx'),
    loadOfficeTexts,
  ).then((module) => ({ default: module.ClosingBanner })),
);

/** What stands over every screen of a company that is being closed; of most there is nothing to load. */
export function ClosingNote() {
  const { companyErasesAt } = useSession();
  if (companyErasesAt === null) return null;
  return (
    <Suspense>
      <ClosingBanner erasesAt={companyErasesAt} />
    </Suspense>
  );
}
