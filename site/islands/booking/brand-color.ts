import type { BookingInfo } from '#shared/api/booking-page.ts';

/** Spec A §6: personalised branding applies only where the company's plan has it. */
export function brandColorOf({ company, brandColor }: BookingInfo): string | null {
  return company.featureAccess.personalizedBranding && company.useBrandStyling ? brandColor : null;
}

/** The picture at the top of the page: the company's logo where it brands its pages, else a face. */
export function pictureOf(info: BookingInfo): {
  readonly logo: string | null;
  readonly face: string | null;
} {
  const { company } = info;
  const isBranded = company.featureAccess.personalizedBranding && company.useBrandStyling;
  return {
    logo: isBranded ? company.logo : null,
    face: info.bookingPicture ?? info.teamPicture ?? info.companyPicture,
  };
}
