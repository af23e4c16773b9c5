import { lazy, Suspense } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useWantedPlace } from '#shared/react/router/use-place.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { entryAt, groupsFor, SCREEN_GROUPS } from '../screens.ts';
import { useSession } from '../session.tsx';
import { AccountFace, accountFaceClass } from './account-face.tsx';
import { SideGroup } from './side-group.tsx';
import { useFolds } from './use-folds.ts';

const AccountMenu = lazy(() =>
  import('./account-ways.ts').then((module) => ({ default: module.AccountMenu })),
);

/** The way around on a wide screen. */
export function SideBar({ onGoTo }: { readonly onGoTo: () => void }) {
  const t = useTexts('office');
  const groups = groupsFor(useSession());
  const entry = entryAt(useWantedPlace().pathname);
  const { open, press } = useFolds(
    groups,
    SCREEN_GROUPS.find((name) => name === entry?.group),
  );
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col gap-3 border-line border-r bg-sunken p-3 md:flex print:hidden">
      <p className="flex items-center gap-2.5 px-2 font-semibold">
        <Mark className="size-7" />
        Kalends
      </p>
      <button
        type="button"
        onClick={onGoTo}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-9 shrink-0 items-center gap-2.5 rounded-lg border border-line bg-surface px-2.5 text-left text-soft text-sm hover:text-ink"
      >
        <Icon name="search" className="size-4" />
        <span className="flex-1">{t('nav.goTo')}</span>
        <kbd className="font-sans text-xs">Ctrl K</kbd>
      </button>
      <nav aria-label={t('nav.label')} className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1">
        <ul className="flex flex-col gap-1">
          {groups.map((group) => (
            <SideGroup
              key={group.name}
              group={group}
              currentId={entry?.id}
              isOpen={open.includes(group.name)}
              onPress={() => press(group.name)}
            />
          ))}
        </ul>
      </nav>
      <Suspense
        fallback={
          <div className={accountFaceClass}>
            <AccountFace />
          </div>
        }
      >
        <AccountMenu />
      </Suspense>
    </aside>
  );
}
