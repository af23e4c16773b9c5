import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { LinksPanel } from '#shared/react/panels/links-panel.tsx';
import { stored } from '../storage.ts';
import { loadLinks } from './load-links.ts';
import { SeenView } from './seen-view.tsx';
import type { TabProps } from './tab-props.ts';
import { useReading } from './use-reading.ts';
import { useSeen } from './use-seen.ts';
import { useTell } from './use-tell.ts';

/** The links to book by: to insert, to copy, to show. */
export function LinksTab({ client, serverUrl, account, onNotice }: TabProps) {
  const { t } = useTranslation('extension');
  const { formats } = useReading(account);
  const tell = useTell(onNotice);
  const wish = { serverUrl, slug: account.slug, pageName: t('links.page') };
  const links = useSeen(['links', serverUrl], stored.links, () => loadLinks(client, wish));
  return (
    <SeenView
      seen={links.data}
      hasFailed={links.isError}
      isFetching={links.isFetching}
      host={new URL(serverUrl).host}
      formats={formats}
      onTryAgain={() => void links.refetch()}
    >
      {(seen) => (
        <LinksPanel
          links={seen.links}
          onInsert={({ name, url }) => void tell.insert([[{ text: name, href: url }]])}
          onCopy={({ url }) => void tell.copy(url)}
        />
      )}
    </SeenView>
  );
}
