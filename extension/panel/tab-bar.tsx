import type { KeyboardEvent } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { TABS, type Tab } from '../storage.ts';

/** What a tab and its panel know each other by. */
export function tabIds(tab: Tab) {
  const ids = { tab: `tab-${tab}`, panel: `panel-${tab}` };
  return {
    tab: { id: ids.tab, 'aria-controls': ids.panel },
    panel: { id: ids.panel, role: 'tabpanel', 'aria-labelledby': ids.tab },
  } as const;
}

interface TabBarProps {
  readonly chosen: Tab;
  readonly onChoose: (tab: Tab) => void;
}

/** What there is to do; arrows lead through it, as in every list of tabs. */
export function TabBar({ chosen, onChoose }: TabBarProps) {
  const { t } = useTranslation('extension');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = toTab(event.key, TABS.indexOf(chosen));
    if (!to) return;
    event.preventDefault();
    onChoose(to);
    document.getElementById(tabIds(to).tab.id)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t('tabs.label')}
      onKeyDown={onKeyDown}
      className="flex border-line border-b px-2"
    >
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          {...tabIds(tab).tab}
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          className="min-h-10 min-w-0 flex-auto truncate border-transparent border-b-2 px-1.5 text-note text-soft hover:text-ink aria-selected:border-brand aria-selected:font-medium aria-selected:text-ink"
        >
          {t(`tabs.${tab}`)}
        </button>
      ))}
    </div>
  );
}

function toTab(key: string, at: number): Tab | undefined {
  if (key === 'Home') return TABS[0];
  if (key === 'End') return TABS.at(-1);
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return by === 0 ? undefined : TABS.at((at + by) % TABS.length);
}
