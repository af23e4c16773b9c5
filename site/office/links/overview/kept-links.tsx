import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { RowText } from '#shared/react/list/row-text.tsx';
import type { useList } from '#shared/react/list/use-list.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { OfferMenu } from '#site/office/commands/offer-menu.tsx';
import { useRowCommands } from '#site/office/commands/use-row-commands.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { ShareDialog } from '#site/office/share/share-dialog.tsx';
import { type KeptLink, type LinkQuestion, linkCommands, toLinkName } from './link-commands.ts';
import { LinkDialog, type LinkTerms } from './link-dialog.tsx';
import { LinkMark } from './link-mark.tsx';
import { LinksFilters } from './links-filters.tsx';
import type { linksParts } from './links-parts.ts';
import { useLinkChanges } from './use-link-changes.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Note = string | null | false;

interface KeptLinksProps<Data, Link extends KeptLink> {
  readonly list: ReturnType<typeof useList<typeof linksParts, Data, Link>>;
  readonly kind: 'once' | 'short';
  /** What a link says of itself beside its name and end. */
  readonly notesOf: (link: Link) => readonly Note[];
  readonly onCreate: () => void;
  readonly onChange: (id: string, body: LinkTerms & { was: LinkTerms }) => Promise<unknown>;
  readonly onWithdraw: (id: string) => Promise<unknown>;
}

/** Links that somebody made, may name and may end: those that book once, and short ones. */
export function KeptLinks<Data, Link extends KeptLink>(props: KeptLinksProps<Data, Link>) {
  const { list, kind, notesOf, onCreate } = props;
  const t = useTexts('links');
  const { moment } = useFormats();
  const [asked, setAsked] = useState<{ readonly is: LinkQuestion; readonly link: KeptLink }>();
  const { offersOf, onKey } = useRowCommands({
    table: linkCommands,
    deeds: { ask: (is, link) => setAsked({ is, link }) },
    say: (label) => t(label),
  });
  const { toName } = list.kind;
  return (
    <>
      <ListBody
        list={list}
        filters={<LinksFilters {...list} placeholder={t(`${kind}.search`)} />}
        empty={
          <EmptyList icon="link" title={t(`${kind}.none`)}>
            <p>{t(`${kind}.noneText`)}</p>
            <Button className="mt-4" onClick={onCreate}>
              {t(`${kind}.create`)}
            </Button>
          </EmptyList>
        }
        label={t(`kinds.${kind}`)}
        targetOf={({ url, state }) => (url && state === 'open' ? { href: url } : undefined)}
        actions={(link) => (
          <>
            {link.url && link.state === 'open' && (
              <CopyButton text={link.url} label={t('copy', { name: toName(link) })} />
            )}
            <OfferMenu label={t('actions', { name: toName(link) })} offers={offersOf([link])} />
          </>
        )}
        onKey={onKey}
      >
        {(link) => (
          <RowText
            title={toName(link)}
            mark={(kind === 'once' || link.state !== 'open') && <LinkMark state={link.state} />}
            notes={[
              ...notesOf(link),
              link.state !== 'used' &&
                link.expiresAt !== null &&
                t('ends', { when: moment(link.expiresAt, 0) }),
              list.query.view === 'all' &&
                link.createdBy !== null &&
                t('madeBy', { name: link.createdBy.name }),
            ]}
          />
        )}
      </ListBody>
      {asked && (
        <Asking
          {...props}
          {...asked}
          name={toLinkName(asked.link)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface AskingProps extends Pick<KeptLinksProps<unknown, KeptLink>, 'onChange' | 'onWithdraw'> {
  readonly is: LinkQuestion;
  readonly link: KeptLink;
  readonly name: string;
  readonly onClose: () => void;
}

function Asking({ is, link, name, onChange, onWithdraw, onClose }: AskingProps) {
  const t = useTexts('links');
  const attempt = useLinkChanges();
  const was = { name: link.name, expiresAt: link.expiresAt };
  switch (is) {
    case 'share':
      return link.path === null ? null : (
        <ShareDialog name={name} path={link.path} onClose={onClose} />
      );
    case 'change':
      return (
        <LinkDialog
          title={t('dialog.change', { name })}
          save={t('dialog.save')}
          was={was}
          onSave={(terms) => attempt(() => onChange(link.id, { ...terms, was }))}
          onClose={onClose}
        />
      );
    case 'withdraw':
      return (
        <WithdrawDialog
          name={name}
          onWithdraw={() => attempt(() => onWithdraw(link.id))}
          onClose={onClose}
        />
      );
  }
}
