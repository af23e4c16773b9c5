import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { toPath } from '#shared/routes/index.ts';
import { useSession } from '../session.tsx';
import { useAccountScreens } from './use-account-screens.ts';

interface AccountLinksProps {
  readonly className: string;
  readonly onGo?: () => void;
}

/** What is one's own: the screens below one's name, and one's page. */
export function AccountLinks({ className, onGo }: AccountLinksProps) {
  const t = useTexts('office');
  const session = useSession();
  return (
    <>
      {useAccountScreens().map(({ id, pattern, title }) => (
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
