import { profileNames, SOCIAL_PROFILES } from '#shared/domain/card/profiles.ts';
import { BrandIcon } from '#shared/react/card/brand-icon.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import type { CardDesk } from './card-desk.ts';
import { EditableText } from './editable-text.tsx';
import { useProfileRemoval } from './use-profile-removal.ts';

/** Where else somebody is found: each network by its address, and what is not there yet. */
export function EditedSocials({ desk }: { readonly desk: CardDesk }) {
  const t = useTexts('card-editor');
  const remove = useProfileRemoval(desk);
  return (
    <ul aria-label={t('socials')} className="flex flex-col border-line border-t pt-4">
      {SOCIAL_PROFILES.map((network) => {
        const href = desk.card.personalPage.onlineProfiles[network];
        return (
          <li key={network} className="flex items-start gap-4">
            <span className="mt-3 text-soft">
              <BrandIcon name={network} />
            </span>
            <div className="min-w-0 flex-1">
              <EditableText desk={desk} text={network} className="text-sm">
                {href?.replace(/^https?:\/\//, '')}
              </EditableText>
            </div>
            {href && (
              <IconTool
                icon="trash"
                label={t('remove', { name: profileNames[network] })}
                onPress={() => void remove(network)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
