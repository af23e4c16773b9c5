import type { ReactNode } from 'react';
import type { OwnCompany } from '#shared/api/company.ts';
import { toCardColor } from '#shared/domain/card/card-color.ts';
import { DEFAULT_BRAND_COLOR } from '#shared/domain/constants.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { useSession } from '#site/office/session.tsx';
import { BookingScene } from './booking-scene.tsx';
import { CardScene } from './card-scene.tsx';
import { MailScene } from './mail-scene.tsx';

/** What a scene shows of a company. */
export interface Scene {
  readonly host: string;
  readonly picture: string | null;
  readonly company: string;
  readonly color: string;
  readonly logo: string | null;
  /** Whether the product names itself. */
  readonly isMarked: boolean;
}

const ofCompany = { primaryColor: null, useCustomColors: false };

/** A look on a card, a booking page and an email, by the rules that those follow. */
export function BrandPreview({ company }: { readonly company: OwnCompany }) {
  const t = useTexts('branding');
  const { firstname, lastname, picture } = useSession();
  const { name, primaryColor, featureAccess, hideKalendsBranding } = company;
  const isOwn = hasOwnStyle(company);
  const scene: Scene = {
    host: `${firstname} ${lastname}`.trim(),
    picture: imageSrc(picture),
    company: name,
    logo: isOwn ? imageSrc(company.logo) : null,
    color: (isOwn && primaryColor) || DEFAULT_BRAND_COLOR,
    isMarked: !(featureAccess.personalizedBranding && hideKalendsBranding),
  };
  return (
    <section
      aria-label={t('preview.title')}
      className="grid gap-5 lg:sticky lg:top-6 xl:grid-cols-2 xl:items-start"
    >
      <Shown name={t('preview.booking')}>
        <BookingScene scene={scene} />
      </Shown>
      <Shown name={t('preview.card')}>
        <CardScene scene={{ ...scene, color: toCardColor(ofCompany, company) }} />
      </Shown>
      <Shown name={t('preview.mail')}>
        <MailScene scene={{ ...scene, logo: imageSrc(company.logo) }} />
      </Shown>
    </section>
  );
}

/** Looked at alone: what is in it does nothing. */
function Shown({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-note text-soft">{name}</figcaption>
      <div inert>{children}</div>
    </figure>
  );
}
