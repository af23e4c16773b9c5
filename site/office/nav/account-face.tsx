import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { imageSrc } from '#site/lib/image-src.ts';
import { useSession } from '../session.tsx';

/** Of its button, and of what stands there until that has come. */
export const accountFaceClass =
  '-mx-1 flex shrink-0 items-center gap-2.5 rounded-lg p-1.5 text-left hover:bg-ink/5';

/** Who is signed in, and in which company. */
export function AccountFace() {
  const t = useTexts('office');
  const { firstname, lastname, picture, companyId, companies } = useSession();
  const name = `${firstname} ${lastname}`;
  return (
    <>
      <Avatar name={name} picture={imageSrc(picture)} size={32} />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{`${t('account.title')}: `}</span>
        <span className="block truncate font-medium text-sm">{name}</span>
        <span className="block truncate text-soft text-xs">
          {companies.find((each) => each.companyId === companyId)?.name}
        </span>
      </span>
      <Icon name="more" className="size-4.5 text-soft" />
    </>
  );
}
