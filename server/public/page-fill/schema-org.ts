import type { Listing } from '#shared/api/booking-page.ts';
import type { PageView } from './page-view.ts';
import { shorten } from './shorten.ts';

type Listed = Listing['meetingTypes'][number];

/** A page in the words of schema.org: who offers which service, and what it costs. */
export function toSchemaOrg(view: PageView, siteUrl: string): object {
  const { reply, meeting, ownerPath, path, language } = view;
  const { company, bookingBelongsToName, hosts } = reply.bookingInfo;
  const owner = {
    '@type': view.kind === 'team' ? 'Organization' : 'Person',
    name: bookingBelongsToName,
    url: siteUrl + ownerPath,
    ...(view.kind === 'host' && {
      ...(hosts[0]?.title && { jobTitle: hosts[0].title }),
      worksFor: { '@type': 'Organization', name: company.name },
    }),
    ...(view.kind === 'team' && {
      parentOrganization: { '@type': 'Organization', name: company.name },
    }),
  };
  const context = { '@context': 'https://schema.org' };
  if (meeting) {
    const { name, description } = meeting.type.meetingInfo;
    const { enable, price, currency } = reply.bookingInfo.meetingPaymentInfo;
    const url = siteUrl + path;
    return {
      ...context,
      '@type': 'Service',
      name,
      ...(description && { description: shorten(description) }),
      url,
      availableLanguage: language,
      provider: owner,
      ...(enable && { offers: { '@type': 'Offer', price, priceCurrency: currency, url } }),
    };
  }
  const listed = 'meetingTypes' in reply ? reply.meetingTypes : [];
  return { ...context, ...owner, makesOffer: listed.map((each) => toOffer(each, siteUrl)) };
}

function toOffer({ name, path, description, price }: Listed, siteUrl: string) {
  const service = {
    '@type': 'Service',
    name,
    ...(description && { description: shorten(description) }),
    url: siteUrl + path,
  };
  return {
    '@type': 'Offer',
    itemOffered: service,
    ...(price && { price: price.amount, priceCurrency: price.currency }),
  };
}
