import { SOCIAL_PROFILES } from '#shared/domain/card/profiles.ts';
import { BrandIcon } from '#shared/react/card/brand-icon.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { CardDesk } from './card-desk.ts';
import { EditableText } from './editable-text.tsx';

/** Where else somebody is found: each network by its address, and what is not there yet. */
export function EditedSocials({ desk }: { readonly desk: CardDesk }) {
  const t = useTexts('card-editor');
  return (
    <ul aria-label={t('socials')} className="flex flex-col gap-1 border-line border-t pt-4">
      {SOCIAL_PROFILES.map((network) => (
        <li key={network} className="flex items-start gap-4">
          <span className="mt-2 text-soft pointer-coarse:mt-3">
            <BrandIcon name={network} />
          </span>
          <div className="min-w-0 flex-1">
            <EditableText desk={desk} text={network} className="text-sm">
              {desk.card.personalPage.onlineProfiles[network]?.replace(/^https?:\/\//, '')}
            </EditableText>
          </div>
        </li>
      ))}
    </ul>
  );
}
