import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { type OfficeRouteId, toPath } from '#shared/routes/index.ts';
import { screensFor } from '../screens.ts';
import { useSession } from '../session.tsx';

interface AccountLinksProps {
  readonly className: string;
  readonly onGo?: () => void;
}

/** What is one's own: the screens below one's name, and one's page. */
export function AccountLinks({ className, onGo }: AccountLinksProps) {
  const t = useTexts('office');
  const session = useSession();
  const isDue = (id: OfficeRouteId) => id !== 'onboarding' || !session.isOnboarded;
  const screens = screensFor(session).filter(({ id, group }) => group === 'account' && isDue(id));
  return (
    <>
      {screens.map(({ id, pattern, title }) => (
        <Link key={id} to={pattern} className={className} {...(onGo && { onClick: onGo })}>
          {t(title)}
        </Link>
      ))}
      {session.slug !== null && (
        <a href={toPath('user', { user: session.slug })} className={className}>
          {t('account.page')}
        </a>
      )}
    </>
  );
}
