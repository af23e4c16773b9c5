import { Avatar } from '#shared/react/ui/avatar.tsx';
import { pictureOf } from '../brand-color.ts';
import type { LoadedPage } from '../loaded-page.ts';

/** Spec A §2: logo or host avatar. */
export function Picture({ page: { bookingInfo } }: { readonly page: LoadedPage }) {
  const { logo, face } = pictureOf(bookingInfo);
  return logo ? (
    <img
      src={logo}
      alt={bookingInfo.company.name}
      className="h-11 max-w-24 object-contain md:mb-5 md:max-w-44"
    />
  ) : (
    <Avatar
      name={bookingInfo.bookingBelongsToName}
      picture={face}
      size={48}
      className="md:mb-5 md:size-14 md:text-lg"
    />
  );
}
