import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { BrandingDesk } from './branding-desk.tsx';

/** How the company looks on its cards, its booking pages and in its emails. */
export function BrandingScreen() {
  const office = useTexts('office');
  const t = useTexts('branding');
  return (
    <>
      <ScreenHeading title={office('screens.admin-branding')} subtitle={t('subtitle')} />
      <div className="mt-5">
        <QueryView pending={<Skeleton className="h-[44rem]" />}>
          <BrandingDesk />
        </QueryView>
      </div>
    </>
  );
}
