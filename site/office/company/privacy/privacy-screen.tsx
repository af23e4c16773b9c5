import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { LegalForm } from './legal-form.tsx';
import { RetentionSection } from './retention-section.tsx';

/** What the company tells visitors by law. */
export function PrivacyScreen() {
  const office = useTexts('office');
  const t = useTexts('privacy');
  return (
    <>
      <ScreenHeading title={office('screens.admin-privacy')} subtitle={t('subtitle')} />
      <div className="mt-5 flex flex-col gap-6">
        <QueryView pending={<Skeleton className="h-[40rem]" />}>
          <LegalForm />
          <RetentionSection />
        </QueryView>
      </div>
    </>
  );
}
