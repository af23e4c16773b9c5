import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { groupsFor } from '../screens.ts';
import { useSession } from '../session.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

const AccountSheet = lazy(() =>
  import('./account-ways.ts').then((module) => ({ default: module.AccountSheet })),
);

/** What fits under a thumb beside the account, from whose sheet every other screen is reached. */
const SCREENS = 3;
const item =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 py-1.5 text-xs no-underline';

/** The way around on a phone. */
export function BottomBar({ onGoTo }: { readonly onGoTo: () => void }) {
  const t = useTexts('office');
  const [isAccountOpen, setAccountOpen] = useState(false);
  return (
    <nav
      aria-label={t('nav.label')}
      data-foot
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex *:min-w-0 *:flex-1">
        {groupsFor(useSession())
          .flatMap((group) => group.screens)
          .slice(0, SCREENS)
          .map(({ id, pattern, icon, title }) => (
            <li key={id}>
              <Link
                to={pattern}
                className={`${item} text-soft aria-[current]:font-medium aria-[current]:text-brand-text`}
              >
                <span className="relative">
                  <Icon name={icon} />
                  {id === 'dashboard' && <WaitingBadge className="absolute -top-1.5 left-3.5" />}
                </span>
                <span className="max-w-full truncate">{t(title)}</span>
              </Link>
            </li>
          ))}
        <li>
          <button
            type="button"
            onClick={() => setAccountOpen(true)}
            className={`${item} text-soft`}
          >
            <Icon name="user" />
            <span className="max-w-full truncate">{t('account.title')}</span>
          </button>
        </li>
      </ul>
      <Suspense>
        {isAccountOpen && <AccountSheet onGoTo={onGoTo} onClose={() => setAccountOpen(false)} />}
      </Suspense>
    </nav>
  );
}
