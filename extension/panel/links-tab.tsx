import { LinksPanel } from '#shared/react/panels/links-panel.tsx';
import { stored } from '../storage.ts';
import { toLinkWriting } from '../ways-in/to-link-writing.ts';
import { loadLinks } from './load-links.ts';
import { seenIn } from './seen-in.ts';
import { SeenView } from './seen-view.tsx';
import type { TabProps } from './tab-props.ts';
import { useReading } from './use-reading.ts';
import { useSeen } from './use-seen.ts';
import { useTell } from './use-tell.ts';

/** The links to book by: to insert, to copy, to show. */
export function LinksTab({ client, signIn, onNotice }: TabProps) {
  const { serverUrl, account } = signIn;
  const reading = useReading(account);
  const tell = useTell(onNotice);
  const links = useSeen(['links'], seenIn(signIn, stored.links), () =>
    loadLinks(client, { ...account, serverUrl }),
  );
  return (
    <SeenView
      seen={links.data}
      hasFailed={links.isError}
      isFetching={links.isFetching}
      serverUrl={serverUrl}
      reading={reading}
      onTryAgain={() => void links.refetch()}
    >
      {(seen) => (
        <LinksPanel
          links={seen.links}
          onInsert={(link) =>
            void stored.lastLink.save(link.id).then(() => tell.insert(toLinkWriting(link)))
          }
          onCopy={({ url }) => void tell.copy(url)}
        />
      )}
    </SeenView>
  );
}
