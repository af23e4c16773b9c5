import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
import { screensFor } from '../screens.ts';
import { useSession } from '../session.tsx';
import { AccountLinks } from './account-links.tsx';
import { CompanySwitch } from './company-switch.tsx';
import { useSignOut } from './use-sign-out.ts';

/** What fits under a thumb beside "Go to" and the account: every other screen is in "Go to". */
const MAX_SCREENS = 2;
const item =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 py-1.5 text-xs no-underline';

/** The way around on a phone. */
export function BottomBar({ onGoTo }: { readonly onGoTo: () => void }) {
  const t = useTexts('office');
  const [isAccountOpen, setAccountOpen] = useState(false);
  return (
    <nav
      aria-label={t('nav.label')}
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex *:min-w-0 *:flex-1">
        {screensFor(useSession())
          .filter(({ group }) => group !== 'account')
          .slice(0, MAX_SCREENS)
          .map(({ id, pattern, icon, title }) => (
            <li key={id}>
              <Link
                to={pattern}
                className={item}
                inactiveProps={{ className: 'text-soft' }}
                activeProps={{ className: 'font-medium text-brand-text' }}
              >
                <Face icon={icon}>{t(title)}</Face>
              </Link>
            </li>
          ))}
        <li>
          <button type="button" onClick={onGoTo} className={`${item} text-soft`}>
            <Face icon="search">{t('nav.goTo')}</Face>
          </button>
        </li>
        <li>
          <button
            type="button"
            onClick={() => setAccountOpen(true)}
            className={`${item} text-soft`}
          >
            <Face icon="user">{t('account.title')}</Face>
          </button>
        </li>
      </ul>
      {isAccountOpen && <AccountSheet onClose={() => setAccountOpen(false)} />}
    </nav>
  );
}

function Face({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span className="max-w-full truncate">{children}</span>
    </>
  );
}

function AccountSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('office');
  const { firstname, lastname, email } = useSession();
  const signOut = useSignOut();
  return (
    <Dialog
      title={`${firstname} ${lastname}`}
      onClose={onClose}
      className="flex flex-col gap-3 p-5"
    >
      <p className="wrap-anywhere text-soft">{email}</p>
      <CompanySwitch />
      <AccountLinks className={buttonClass('quiet')} onGo={onClose} />
      <Button
        tone="quiet"
        busy={signOut.isPending || signOut.isSuccess}
        onClick={() => signOut.mutate()}
      >
        {t('account.signOut')}
      </Button>
    </Dialog>
  );
}
