import type { RoomDoor } from '#shared/api/connect.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { toOwnersPath } from './to-owners-path.ts';

/** Where one goes from a room: to the next appointment, and to the page of those it was with. */
export function WaysOn({
  door,
  isFirst = false,
}: {
  readonly door: RoomDoor;
  /** To book again is the one thing to do here. */
  readonly isFirst?: boolean;
}) {
  const { t } = useTranslation('connect');
  const { bookAgainPath, company, you } = door;
  if (you.role === 'host') {
    return (
      <a href={toPath('appointments', {})} className={buttonClass(isFirst ? 'primary' : 'quiet')}>
        {t('appointments')}
      </a>
    );
  }
  if (bookAgainPath === null) return null;
  const page = toOwnersPath(bookAgainPath);
  return (
    <>
      <a href={bookAgainPath} className={buttonClass(isFirst ? 'primary' : 'quiet')}>
        {t('bookNext')}
      </a>
      {page && (
        <a href={page} className={buttonClass(isFirst ? 'quiet' : 'plain', 'text-center')}>
          {t('companyPage', { company: company.name })}
        </a>
      )}
    </>
  );
}
