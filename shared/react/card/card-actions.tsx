import type { ReactNode } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { BrandIcon } from './brand-icon.tsx';

interface CardActionsProps {
  /** Where the card is as a `.vcf`. */
  readonly vcardHref: string;
  readonly linkedIn: string | null;
  /** What only a page with scripts can do. */
  readonly more?: ReactNode;
}

/** What one does with a card: keep it first of all. */
export function CardActions({ vcardHref, linkedIn, more }: CardActionsProps) {
  const { t } = useTranslation('card');
  return (
    <div className="flex flex-col gap-2">
      <a href={vcardHref} className={buttonClass('primary', 'min-h-12 w-full text-base')}>
        <Icon name="download" className="size-5" />
        {t('save')}
      </a>
      {linkedIn && (
        <a
          href={linkedIn}
          target="_blank"
          rel="noopener noreferrer me"
          className={buttonClass('quiet', 'url w-full')}
        >
          <BrandIcon name="linkedIn" />
          LinkedIn
        </a>
      )}
      {more}
    </div>
  );
}
