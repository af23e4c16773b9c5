import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { BackgroundDesk } from './background-desk.tsx';

/** What stands behind one in a video call: made of one's card, kept as a picture. */
export function BackgroundsScreen() {
  const office = useTexts('office');
  const t = useTexts('backgrounds');
  return (
    <>
      <ScreenHeading title={office('screens.backgrounds')} subtitle={t('subtitle')} />
      <div className="mt-5">
        <QueryView pending={<Skeleton className="h-96" />}>
          <BackgroundDesk />
        </QueryView>
      </div>
    </>
  );
}
