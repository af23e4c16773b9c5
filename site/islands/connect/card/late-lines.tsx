import type { RoomDoor } from '#shared/api/connect.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** Who is running late; nothing where nobody has said so. */
export function LateLines({ door }: { readonly door: Pick<RoomDoor, 'card'> }) {
  const { t } = useTranslation('connect');
  return door.card?.late?.map(({ name, minutes }) => (
    <p key={name} className="mt-1 wrap-anywhere">
      {t('card.late', { name, minutes })}
    </p>
  ));
}
