import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { SignatureDesk } from './signature-desk.tsx';

/** One's signature for mails: made of one's card, laid out, copied. */
export function SignaturesScreen() {
  const office = useTexts('office');
  const t = useTexts('signatures');
  return (
    <>
      <ScreenHeading title={office('screens.signatures')} subtitle={t('subtitle')} />
      <div className="mt-5">
        <QueryView pending={<Skeleton className="h-96" />}>
          <SignatureDesk />
        </QueryView>
      </div>
    </>
  );
}
