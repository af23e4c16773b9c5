import { profileNames, SOCIAL_PROFILES, type SocialProfile } from '#shared/domain/card/profiles.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BrandIcon } from './brand-icon.tsx';

/** Spec B §2.5: where else the owner of a card is found; LinkedIn has a button of its own. */
const ICON_PROFILES = SOCIAL_PROFILES.filter((name) => name !== 'linkedIn');

interface SocialLinksProps {
  readonly name: string;
  readonly profiles: Readonly<Record<SocialProfile, string | null>>;
}

export function SocialLinks({ name, profiles }: SocialLinksProps) {
  const { t } = useTranslation('card');
  const there = ICON_PROFILES.flatMap((network) => {
    const href = profiles[network];
    return href ? [{ network, href }] : [];
  });
  if (there.length === 0) return null;
  return (
    <ul aria-label={t('socials')} className="flex flex-wrap gap-3">
      {there.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer me"
            aria-label={t('on', { name, network: profileNames[network] })}
            className="url inline-flex size-12 items-center justify-center rounded-full border border-line bg-surface text-soft transition-colors hover:border-brand-text hover:text-brand-text"
          >
            <BrandIcon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
