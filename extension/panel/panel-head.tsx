import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Menu } from '#shared/react/ui/menu.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import type { Surface } from '../actions/action.ts';
import { actionsOn } from '../actions/actions.ts';

interface PanelHeadProps {
  readonly title: string;
  readonly surface: Surface;
  /** Undefined until an address was typed. */
  readonly serverUrl: string | undefined;
  readonly isSignedIn: boolean;
}

/** Whose it is, and what is seldom done. */
export function PanelHead({ title, surface, serverUrl, isSignedIn }: PanelHeadProps) {
  const { t } = useTranslation('extension');
  const items = actionsOn(surface, { serverUrl, isSignedIn }).map(({ label, icon, run }) => ({
    ...{ label: t(label), icon },
    run: () => void run({ serverUrl }),
  }));
  return (
    <header className="flex items-center gap-2.5 ps-4 pe-1.5 pt-1.5">
      <Mark className="size-6 shrink-0" />
      <h1 className="min-w-0 flex-1 truncate font-semibold text-sm">{title}</h1>
      <Menu label={t('more')} items={items} />
    </header>
  );
}
