import type { Language } from '#shared/domain/languages.ts';
import type { TextTree } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import type { PageViews } from '#shared/page-views.ts';
import { renderStill } from '#site/lib/render-still.ts';
import { CardTools } from './card-tools.tsx';
import { ListingView } from './listing-view.tsx';
import { NextTimesSkeleton } from './next-times-skeleton.tsx';
import { toListingPath } from './to-listing-path.ts';

const files = import.meta.glob<TextTree>('../../../locales/*/{common,booking,card}.json', {
  eager: true,
  import: 'default',
});

/** For our server alone: `npm run build` makes one file of it (site/build/build-page-views.ts). */
export const renderListing: PageViews['renderListing'] = (listing, language) => {
  textsStore.speak(language, textsOf(language));
  const { bookingInfo } = listing;
  return renderStill(
    <ListingView
      listing={listing}
      // Our server is the API's, and one page is everybody's.
      toSrc={(address) => address}
      search=""
      tools={
        <CardTools
          name={bookingInfo.bookingBelongsToName}
          company={bookingInfo.company.name}
          path={toListingPath(listing)}
        />
      }
      times={<NextTimesSkeleton />}
    />,
  );
};

function textsOf(language: Language) {
  const of = (namespace: string) => files[`../../../locales/${language}/${namespace}.json`] ?? {};
  return { common: of('common'), booking: of('booking'), card: of('card') };
}
