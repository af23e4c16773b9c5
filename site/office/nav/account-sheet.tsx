import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { groupsFor } from '../screens.ts';
import { useSession } from '../session.tsx';
import { AccountLinks } from './account-links.tsx';
import { CompanySwitch } from './company-switch.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { useSignOut } from './use-sign-out.ts';

interface AccountSheetProps {
  /** Opens the palette, which takes the sheet's place. */
  readonly onGoTo: () => void;
  readonly onClose: () => void;
}

/** All that is not in the bar below: the palette, the account, and every screen. */
export function AccountSheet({ onGoTo, onClose }: AccountSheetProps) {
  const t = useTexts('office');
  const { firstname, lastname, email } = useSession();
  const signOut = useSignOut();
  return (
    <Dialog
      title={`${firstname} ${lastname}`}
      onClose={onClose}
      shape="drawer"
      className="flex flex-col gap-3 p-5"
    >
      <p className="wrap-anywhere text-soft">{email}</p>
      <CompanySwitch />
      <Button
        tone="quiet"
        onClick={() => {
          onClose();
          onGoTo();
        }}
      >
        <Icon name="search" className="size-4.5" />
        {t('nav.goTo')}
      </Button>
      <AllScreens onGo={onClose} />
      <AccountLinks className={buttonClass('quiet')} onGo={onClose} />
      <SchemeSwitch />
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

/** Every screen that there is, since the places below are few. */
function AllScreens({ onGo }: { readonly onGo: () => void }) {
  const t = useTexts('office');
  const screens = groupsFor(useSession()).flatMap((group) => group.screens);
  return (
    <ul className="grid grid-cols-2 gap-1">
      {screens.map(({ id, pattern, icon, title }) => (
        <li key={id} className="min-w-0">
          <Link
            to={pattern}
            onClick={onGo}
            className="flex min-h-12 items-center gap-2.5 rounded-lg px-2 no-underline aria-[current]:font-medium aria-[current]:text-brand-text not-forced-colors:aria-[current]:bg-brand-soft!"
          >
            <Icon name={icon} />
            <span className="min-w-0 wrap-anywhere">{t(title)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
