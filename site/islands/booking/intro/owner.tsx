import { Avatar } from '#shared/react/ui/avatar.tsx';
import { pictureOf } from '../brand-color.ts';
import type { LoadedPage } from '../loaded-page.ts';

/** Spec A §2: logo or host avatar, and name. */
export function Owner({
  page: { bookingInfo },
  hasPicture,
}: {
  readonly page: LoadedPage;
  readonly hasPicture: boolean;
}) {
  const { logo, face } = pictureOf(bookingInfo);
  const name = bookingInfo.bookingBelongsToName;
  return (
    <div className="flex items-center gap-3 md:flex-col md:items-start md:gap-5">
      {hasPicture &&
        (logo ? (
          <img src={logo} alt={bookingInfo.company.name} className="h-11 max-w-44 object-contain" />
        ) : (
          <Avatar name={name} picture={face} className="size-12 text-base md:size-14 md:text-lg" />
        ))}
      <p className="min-w-0 max-w-full text-soft">{name}</p>
    </div>
  );
}
