import type { BookingInfo } from '#shared/api/booking-page.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { imageSrc } from '#site/lib/image-src.ts';

export function brandColorOf({ company, brandColor }: BookingInfo): string | null {
  return hasOwnStyle(company) ? brandColor : null;
}

/** The picture at the top of the page: the company's logo where it brands its pages, else a face. */
export function pictureOf(info: BookingInfo): {
  readonly logo: string | null;
  readonly face: string | null;
} {
  const { company } = info;
  return {
    logo: hasOwnStyle(company) ? imageSrc(company.logo) : null,
    face: imageSrc(info.bookingPicture ?? info.teamPicture ?? info.companyPicture),
  };
}
