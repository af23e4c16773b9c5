import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { MenuChoice } from '#shared/react/ui/menu-choice.tsx';
import { MenuEntry, menuEntryClass } from '#shared/react/ui/menu-entry.tsx';
import { MenuGroup } from '#shared/react/ui/menu-group.tsx';
import { MenuList } from '#shared/react/ui/menu-list.tsx';
import { toPath } from '#shared/routes/index.ts';
import { chooseScheme, SCHEMES, schemeIcons, useScheme } from '../scheme-store.ts';
import { useSession } from '../session.tsx';
import { AccountFace, accountFaceClass } from './account-face.tsx';
import { useAccountScreens } from './use-account-screens.ts';
import { useCompanySwitch } from './use-company-switch.ts';
import { useSignOut } from './use-sign-out.ts';

/** What is one's own, at the foot of the side bar: screens, company, how the office looks, the way out. */
export function AccountMenu() {
  const t = useTexts('office');
  const signOut = useSignOut();
  return (
    <MenuList label={t('account.title')} face={<AccountFace />} className={accountFaceClass}>
      <OwnEntries />
      <CompanyEntries />
      <SchemeEntries />
      <MenuGroup>
        <MenuEntry icon="leave" label={t('account.signOut')} onChoose={() => signOut.mutate()} />
      </MenuGroup>
    </MenuList>
  );
}

function OwnEntries() {
  const t = useTexts('office');
  const { email, slug } = useSession();
  return (
    <MenuGroup label={email}>
      {useAccountScreens().map(({ id, pattern, icon, title }) => (
        <Link key={id} role="menuitem" tabIndex={-1} to={pattern} className={menuEntryClass}>
          <Icon name={icon} className="size-4.5 text-soft" />
          {t(title)}
        </Link>
      ))}
      {slug !== null && (
        <a
          role="menuitem"
          tabIndex={-1}
          href={toPath('user', { user: slug })}
          className={menuEntryClass}
        >
          <Icon name="globe" className="size-4.5 text-soft" />
          {t('account.page')}
        </a>
      )}
    </MenuGroup>
  );
}

function CompanyEntries() {
  const t = useTexts('office');
  const { companies, wish, choose } = useCompanySwitch();
  if (companies.length < 2) return null;
  return (
    <MenuGroup label={t('account.company')}>
      {companies.map(({ companyId, name }) => (
        <MenuChoice
          key={companyId}
          icon="building"
          label={name}
          isChosen={companyId === wish}
          onChoose={() => companyId !== wish && choose(companyId)}
        />
      ))}
    </MenuGroup>
  );
}

function SchemeEntries() {
  const t = useTexts('office');
  const chosen = useScheme();
  return (
    <MenuGroup label={t('scheme.label')}>
      {SCHEMES.map((scheme) => (
        <MenuChoice
          key={scheme}
          icon={schemeIcons[scheme]}
          label={t(`scheme.${scheme}`)}
          isChosen={scheme === chosen}
          onChoose={() => chooseScheme(scheme)}
        />
      ))}
    </MenuGroup>
  );
}
