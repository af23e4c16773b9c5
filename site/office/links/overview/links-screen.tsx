import { type ReactNode, useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListSkeleton } from '#shared/react/list/list-skeleton.tsx';
import { ListTabs } from '#shared/react/list/list-tabs.tsx';
import { useAddress } from '#shared/react/list/use-address.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { LINK_KINDS, type LinkKind, linksParts } from './links-parts.ts';
import { NewOneTimeLink } from './new-one-time-link.tsx';
import { NewShortLink } from './new-short-link.tsx';
import { OneTimeLinks } from './one-time-links.tsx';
import { PageLinks } from './page-links.tsx';
import { ProposedLinks } from './proposed-links.tsx';
import { ShortLinks } from './short-links.tsx';

interface LinksProps {
  /** The same as the button at the top, where there is one. */
  readonly onCreate: () => void;
}

const lists = {
  pages: PageLinks,
  once: OneTimeLinks,
  proposed: ProposedLinks,
  short: ShortLinks,
} as const satisfies Record<LinkKind, (props: LinksProps) => ReactNode>;

/** What hosts hand on: their pages, links that book once, and short addresses. */
export function LinksScreen() {
  const office = useTexts('office');
  const t = useTexts('links');
  const { query, linkTo } = useAddress(linksParts);
  const { kind } = query;
  const Links = lists[kind];
  const [isMaking, setMaking] = useState(false);
  const stopMaking = () => setMaking(false);
  return (
    <>
      <ScreenHeading title={office('screens.booking-links')} subtitle={t(`lead.${kind}`)}>
        {(kind === 'once' || kind === 'short') && (
          <Button onClick={() => setMaking(true)}>
            <Icon name="plus" />
            {t(`${kind}.create`)}
          </Button>
        )}
      </ScreenHeading>
      <div className="mt-4 flex flex-col gap-4">
        <ListTabs
          label={t('kind')}
          view={kind}
          views={LINK_KINDS.map((each) => [each, t(`kinds.${each}`)])}
          targetOf={(next) => linkTo({ kind: next, search: '' })}
        />
        <div>
          <QueryView pending={<ListSkeleton />} question={query}>
            <Links key={kind} onCreate={() => setMaking(true)} />
          </QueryView>
        </div>
      </div>
      {isMaking && kind === 'once' && <NewOneTimeLink onClose={stopMaking} />}
      {isMaking && kind === 'short' && <NewShortLink onClose={stopMaking} />}
    </>
  );
}
