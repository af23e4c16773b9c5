import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { ChoiceRow } from '#site/office/choice-row.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { LinksSkeleton } from './links-skeleton.tsx';
import { NewOneTimeLink } from './new-one-time-link.tsx';
import { NewShortLink } from './new-short-link.tsx';
import { OneTimeLinks } from './one-time-links.tsx';
import { PageLinks } from './page-links.tsx';
import { ProposedLinks } from './proposed-links.tsx';
import { LINK_KINDS, type LinkKind } from './read-links-query.ts';
import { ShortLinks } from './short-links.tsx';
import { type LinksAddress, useLinksQuery } from './use-links-query.ts';

const kinds = {
  pages: PageLinks,
  once: OneTimeLinks,
  proposed: ProposedLinks,
  short: ShortLinks,
} as const satisfies Record<LinkKind, (props: { readonly links: LinksAddress }) => unknown>;

/** What hosts hand on: their pages, links that book once, and short addresses. */
export function LinksScreen() {
  const office = useTexts('office');
  const t = useTexts('links');
  const links = useLinksQuery();
  const { kind } = links.query;
  const Links = kinds[kind];
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
      <div className="mt-5">
        <ChoiceRow
          label={t('kind')}
          value={kind}
          choices={LINK_KINDS.map((each) => [each, t(`kinds.${each}`)])}
          onChoose={(next) => links.narrow({ kind: next, search: '' })}
          className="mb-3"
        />
        <QueryView pending={<LinksSkeleton />} question={links.query}>
          <Links key={kind} links={links} />
        </QueryView>
      </div>
      {isMaking && kind === 'once' && <NewOneTimeLink onClose={stopMaking} />}
      {isMaking && kind === 'short' && <NewShortLink onClose={stopMaking} />}
    </>
  );
}
