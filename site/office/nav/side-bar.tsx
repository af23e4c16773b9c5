import { useId } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { useWantedPlace } from '#shared/react/router/use-place.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { navigationFor, type PlacedScreen, placedScreens, SCREEN_GROUPS } from '../screens.ts';
import { useSession } from '../session.tsx';
import { AccountLinks } from './account-links.tsx';
import { CompanySwitch } from './company-switch.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { useSignOut } from './use-sign-out.ts';
import { WaitingBadge } from './waiting-badge.tsx';

const CURRENT = 'font-medium text-brand-text not-forced-colors:bg-brand-soft!';

/** The way around on a wide screen. */
export function SideBar({ onGoTo }: { readonly onGoTo: () => void }) {
  const t = useTexts('office');
  const screens = navigationFor(useSession());
  const groups = SCREEN_GROUPS.map(
    (group) => [group, screens.filter((screen) => screen.group === group)] as const,
  ).filter(([, found]) => found.length > 0);
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col gap-4 border-line border-r bg-sunken px-3 py-5 md:flex print:hidden">
      <p className="flex items-center gap-2.5 px-2 font-semibold">
        <Mark className="size-7" />
        Kalends
      </p>
      <button
        type="button"
        onClick={onGoTo}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-10 items-center gap-2.5 rounded-lg border border-line bg-surface px-2.5 text-left text-soft text-sm hover:text-ink"
      >
        <Icon name="search" className="size-4" />
        <span className="flex-1">{t('nav.goTo')}</span>
        <kbd className="font-sans text-xs">Ctrl K</kbd>
      </button>
      <nav aria-label={t('nav.label')} className="flex-1 overflow-y-auto">
        {groups.map(([group, screens]) => (
          <Group key={group} name={group} screens={screens} />
        ))}
      </nav>
      <Account />
    </aside>
  );
}

interface GroupProps {
  readonly name: (typeof SCREEN_GROUPS)[number];
  readonly screens: readonly PlacedScreen[];
}

/** The screens of one kind; a day's work stands first and needs no title. */
function Group({ name, screens }: GroupProps) {
  const t = useTexts('office');
  const titleId = useId();
  const { pathname } = useWantedPlace();
  const under = placedScreens.find(({ pattern }) => pattern === pathname)?.under;
  return (
    <div className="mb-4">
      <h2
        id={titleId}
        className={name === 'work' ? 'sr-only' : 'mb-1 px-2.5 font-medium text-soft text-xs'}
      >
        {t(`nav.groups.${name}`)}
      </h2>
      <ul aria-labelledby={titleId} className="flex flex-col gap-0.5">
        {screens.map(({ id, pattern, icon, title }) => (
          <li key={id}>
            <Link
              to={pattern}
              className={(isCurrent) =>
                `flex min-h-8 items-center gap-2.5 rounded-lg px-2.5 text-sm no-underline hover:bg-ink/5 pointer-coarse:min-h-11 ${isCurrent || under === id ? CURRENT : ''}`
              }
            >
              <Icon name={icon} className="size-4.5" />
              <span className="flex-1">{t(title)}</span>
              {id === 'dashboard' && <WaitingBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Account() {
  const t = useTexts('office');
  const { firstname, lastname, email } = useSession();
  const signOut = useSignOut();
  return (
    <section
      aria-label={t('account.title')}
      className="flex flex-col gap-2 border-line border-t pt-3"
    >
      <div className="min-w-0 px-2 text-sm">
        <p className="truncate font-medium">{`${firstname} ${lastname}`}</p>
        <p className="truncate text-soft text-xs">{email}</p>
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-3 text-xs">
          <AccountLinks className="link -my-1 py-1" />
        </p>
      </div>
      <CompanySwitch />
      <div className="flex flex-wrap items-center justify-between">
        <SchemeSwitch />
        <Button
          tone="plain"
          className="min-h-8! px-2! py-1! text-soft text-sm pointer-coarse:min-h-11!"
          busy={signOut.isPending || signOut.isSuccess}
          onClick={() => signOut.mutate()}
        >
          {t('account.signOut')}
        </Button>
      </div>
    </section>
  );
}
