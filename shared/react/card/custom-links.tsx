import type { CardProfiles } from '#shared/api/personal-page.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

type CustomLink = CardProfiles['customLinks'][number];

/** Links of the owner's own, as buttons with an icon and a name. */
export function CustomLinks({ links }: { readonly links: readonly CustomLink[] }) {
  const { t } = useTranslation('card');
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('links')} className="flex flex-wrap gap-3">
      {links.map((link) => (
        <li key={`${link.name} ${link.url}`} className="max-w-full">
          <a
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-12 max-w-full items-center rounded-3xl border border-line bg-surface px-5 font-medium no-underline transition-colors hover:border-brand-text hover:text-brand-text"
          >
            <CustomLinkLabel {...link} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** As it looks on a card, for those who make one too. */
export function CustomLinkLabel({ icon, name }: Pick<CustomLink, 'icon' | 'name'>) {
  return (
    <>
      <span aria-hidden="true" className="mr-2.5 text-lg">
        {icon}
      </span>
      <span className="long-words min-w-0 py-2">{name}</span>
    </>
  );
}
