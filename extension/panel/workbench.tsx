import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { OfflineLine } from '#shared/react/ui/offline-line.tsx';
import type { Surface } from '../actions/action.ts';
import { createSignedInClient } from '../api.ts';
import { type SignIn, stored, TABS, type Tab } from '../storage.ts';
import { AppointmentsTab } from './appointments-tab.tsx';
import { CardTab } from './card/card-tab.tsx';
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
  readonly signIn: SignIn;
}

/** Everything that is done from here in one sign-in, opened where one was last. */
export function Workbench({ surface, signIn }: WorkbenchProps) {
  const { serverUrl, account } = signIn;
  const { t } = useTranslation('extension');
  const [tab, setTab] = useState<Tab>(() => tabOfAddress() ?? stored.tab.peek() ?? 'appointments');
  const [notice, setNotice] = useState('');
  const [client] = useState(() => createSignedInClient(signIn));
  const [queries] = useState(() => new QueryClient());
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
          <QueryClientProvider client={queries}>
            <View client={client} signIn={signIn} surface={surface} onNotice={setNotice} />
          </QueryClientProvider>
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
