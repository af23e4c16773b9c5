import { type KeyboardEvent, useId, useState } from 'react';
import type { ConsentPreferences } from '#shared/domain/consent.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { CookiePolicy, CookieTable, Settings } from './consent-panels.tsx';
import type { ConsentStore } from './consent-store.ts';

const TABS = ['settings', 'cookies', 'policy'] as const;
type Tab = (typeof TABS)[number];
/** Three long words in a row. */
const narrow = 'sm:whitespace-nowrap sm:px-3! sm:text-sm';

/** Spec A §2: tabs settings, cookies and cookie policy; Accept all, Reject all, Save preferences. */
export function ConsentDialog({
  chosen,
  store,
}: {
  readonly chosen: ConsentPreferences;
  readonly store: ConsentStore;
}) {
  const { t } = useTranslation('consent');
  const [tab, setTab] = useState<Tab>('settings');
  const id = useId();
  const decide = (type: 'accepted-all' | 'rejected-all' | 'saved') =>
    store.send({ type, nowIso: new Date().toISOString() });
  return (
    <Dialog
      title={t('title')}
      shape="sheet"
      className="flex flex-col"
      onClose={() => store.send({ type: 'customize-closed' })}
    >
      <TabList id={id} tab={tab} onChange={setTab} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className="flex-1 px-5 py-5 md:min-h-72"
      >
        {tab === 'settings' && (
          <Settings
            chosen={chosen}
            onToggle={(category, isOn) => store.send({ type: 'category-toggled', category, isOn })}
          />
        )}
        {tab === 'cookies' && <CookieTable />}
        {tab === 'policy' && <CookiePolicy />}
      </div>
      <div className="sticky bottom-0 flex flex-col gap-2 border-line border-t bg-raised px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button tone="quiet" className={narrow} onClick={() => decide('rejected-all')}>
          {t('rejectAll')}
        </Button>
        <Button tone="quiet" className={narrow} onClick={() => decide('accepted-all')}>
          {t('acceptAll')}
        </Button>
        <Button className={narrow} onClick={() => decide('saved')}>
          {t('save')}
        </Button>
      </div>
    </Dialog>
  );
}

function TabList(props: {
  readonly id: string;
  readonly tab: Tab;
  readonly onChange: (tab: Tab) => void;
}) {
  const { t } = useTranslation('consent');
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = toNextTab(props.tab, event.key);
    if (!next) return;
    event.preventDefault();
    props.onChange(next);
    document.getElementById(`${props.id}-${next}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t('title')}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-x-5 border-line border-b px-5"
    >
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${props.id}-${each}`}
          aria-selected={each === props.tab}
          aria-controls={`${props.id}-panel`}
          tabIndex={each === props.tab ? 0 : -1}
          onClick={() => props.onChange(each)}
          className="-mb-px border-transparent border-b-2 py-3 text-soft text-sm aria-selected:border-brand-text aria-selected:font-medium aria-selected:text-ink"
        >
          {t(`tabs.${each}`)}
        </button>
      ))}
    </div>
  );
}

/** Arrows go round, Home and End to the ends. */
function toNextTab(tab: Tab, key: string): Tab | undefined {
  const index = TABS.indexOf(tab);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % TABS.length,
    ArrowLeft: (index + TABS.length - 1) % TABS.length,
    Home: 0,
    End: TABS.length - 1,
  };
  const next = moves[key];
  return next === undefined ? undefined : TABS[next];
}
