import { type ReactNode, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { OfflineLine } from '#shared/react/ui/offline-line.tsx';
import type { Surface } from '../actions/action.ts';
import { createSignedInClient } from '../api.ts';
import { type Account, stored, TABS, type Tab } from '../storage.ts';
import { AppointmentsTab } from './appointments-tab.tsx';
import { CardTab } from './card-tab.tsx';
import { LinksTab } from './links-tab.tsx';
import { PanelHead } from './panel-head.tsx';
import { ProposeTab } from './propose-tab.tsx';
import { TabBar, tabIds } from './tab-bar.tsx';
import type { TabProps } from './tab-props.ts';

const views = {
  propose: ProposeTab,
  links: LinksTab,
  appointments: AppointmentsTab,
  card: CardTab,
} as const satisfies Record<Tab, (props: TabProps) => ReactNode>;

interface WorkbenchProps {
  readonly surface: Surface;
  readonly serverUrl: string;
  readonly account: Account;
}

/** Everything that is done from here, opened where one was last. */
export function Workbench({ surface, serverUrl, account }: WorkbenchProps) {
  const { t } = useTranslation('extension');
  const [tab, setTab] = useState<Tab>(() => tabOfAddress() ?? stored.tab.peek() ?? 'appointments');
  const [notice, setNotice] = useState('');
  const [client] = useState(() => createSignedInClient(serverUrl));
  const choose = (chosen: Tab) => {
    setTab(chosen);
    setNotice('');
    void stored.tab.save(chosen);
  };
  const View = views[tab];
  const title = account.companyName || t('name');
  return (
    <div className="workbench">
      <PanelHead title={title} surface={surface} serverUrl={serverUrl} isSignedIn />
      <main className="workbench-body">
        <OfflineLine text={t('offline')} />
        <TabBar chosen={tab} onChoose={choose} />
        <div {...tabIds(tab).panel} className="min-h-0 overflow-y-auto px-4 py-3">
          <View client={client} serverUrl={serverUrl} account={account} onNotice={setNotice} />
        </div>
        <p role="status" className="min-h-8 text-pretty px-4 py-1.5 text-note text-soft">
          {notice}
        </p>
      </main>
    </div>
  );
}

/** A menu or a key has opened the popup for something: `popup.html#propose`. */
function tabOfAddress(): Tab | undefined {
  return TABS.find((tab) => location.hash === `#${tab}`);
}
