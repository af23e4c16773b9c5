import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** Imprint and privacy, where the company gave them. */
export function LegalLinks({
  imprint,
  privacy,
}: {
  readonly imprint: string | null;
  readonly privacy: string | null;
}) {
  const { t } = useTranslation('common');
  if (!imprint && !privacy) return null;
  return (
    <nav aria-label={t('legal')} className="flex flex-wrap gap-x-4 gap-y-6 text-sm">
      {imprint && <LegalLink href={imprint} label={t('imprint')} />}
      {privacy && <LegalLink href={privacy} label={t('privacy')} />}
    </nav>
  );
}

function LegalLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="touch rounded-md text-soft underline decoration-line-strong/50 underline-offset-4 hover:text-ink"
    >
      {label}
    </a>
  );
}
