import type { PublicCard } from '#shared/api/personal-page.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { Biography } from '#shared/react/card/biography.tsx';
import { CardActions } from '#shared/react/card/card-actions.tsx';
import { CardBanner } from '#shared/react/card/card-banner.tsx';
import { CardLayout } from '#shared/react/card/card-layout.tsx';
import { CardLogo } from '#shared/react/card/card-logo.tsx';
import { CardMotif } from '#shared/react/card/card-motif.tsx';
import { CardWho } from '#shared/react/card/card-who.tsx';
import { ContactChips } from '#shared/react/card/contact-chips.tsx';
import { CustomLinks } from '#shared/react/card/custom-links.tsx';
import { SocialLinks } from '#shared/react/card/social-links.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { PageFooter } from '#shared/react/ui/page-footer.tsx';
import { CreatedWith } from './created-with.tsx';
import type { ListingViewProps } from './listing-view.tsx';
import { MeetingCard } from './meeting-card.tsx';

interface CardViewProps extends ListingViewProps {
  readonly card: PublicCard;
}

/** Spec B §2.5: somebody's card. */
export function CardView(props: CardViewProps) {
  const { listing, card, search, toSrc, tools, times } = props;
  const { t } = useTranslation('card');
  const { bookingInfo: info, meetingTypes } = listing;
  const { company, bookingBelongsToName: name } = info;
  const profiles = card.onlineProfiles;
  const logo = hasOwnStyle(company) ? info.companyPicture : null;
  return (
    <BrandScope color={card.color}>
      <div className="mx-auto flex min-h-dvh max-w-[66rem] flex-col px-(--gutter) pb-8 sm:pt-8 lg:pt-12">
        <main className="vcard">
          <CardLayout
            banner={
              card.headerImage ? (
                <CardBanner src={toSrc(card.headerImage)} />
              ) : (
                <CardMotif of={name} />
              )
            }
            logo={logo && <CardLogo src={toSrc(logo)} company={company.name} />}
            avatar={
              <Avatar name={name} picture={toSrc(card.picture)} size={112} className="photo" />
            }
            who={<CardWho name={name} title={card.title} company={company.name} />}
            chips={<ContactChips email={profiles.email} phone={profiles.phone} />}
            biography={card.description && <Biography text={card.description} />}
            actions={
              <CardActions
                vcardHref={toSrc(`/api/card/${info.pageSlug}/contact.vcf`)}
                linkedIn={profiles.linkedIn}
                more={tools}
              />
            }
            meetings={
              <section aria-labelledby="meetings" className="flex flex-col gap-4">
                <h2 id="meetings" className="font-semibold text-lg tracking-tight">
                  {t('meetings')}
                </h2>
                {meetingTypes.length > 0 ? times : <p className="text-soft">{t('none')}</p>}
                <ul className="flex flex-col gap-3">
                  {meetingTypes.map((meeting) => (
                    <MeetingCard key={meeting.id} meeting={meeting} href={meeting.path + search} />
                  ))}
                </ul>
              </section>
            }
            socials={<SocialLinks name={name} profiles={profiles} />}
            links={<CustomLinks links={profiles.customLinks} />}
          />
        </main>
        <footer className="mt-auto flex flex-wrap items-center justify-between gap-6 pt-14">
          <PageFooter company={company} mark={<CreatedWith />} />
        </footer>
      </div>
    </BrandScope>
  );
}
