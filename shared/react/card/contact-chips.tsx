import { toContactLink } from '#shared/domain/contact-link.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';

interface ContactChipsProps {
  readonly email: string | null;
  readonly phone: string | null;
}

/** How the owner of a card is reached, as far as they say so on it. */
export function ContactChips({ email, phone }: ContactChipsProps) {
  const { t } = useTranslation('card');
  if (!email && !phone) return null;
  return (
    <ul className="flex flex-col gap-2">
      {email && <Chip kind="mail" label={t('write', { email })} text={email} name="email" />}
      {phone && <Chip kind="phone" label={t('call', { phone })} text={phone} name="tel" />}
    </ul>
  );
}

interface ChipProps {
  readonly kind: 'mail' | 'phone';
  readonly label: string;
  readonly text: string;
  /** Its class as in hCard. */
  readonly name: 'email' | 'tel';
}

function Chip({ kind, label, text, name }: ChipProps) {
  return (
    <li className="min-w-0">
      <a
        href={toContactLink(text)}
        aria-label={label}
        className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-3xl bg-sunken px-4 py-2 text-sm no-underline hover:bg-brand-soft hover:text-brand-text"
      >
        <Icon name={kind} className="size-4 shrink-0 text-soft" />
        <span className={`${name} long-words min-w-0`}>{text}</span>
      </a>
    </li>
  );
}
