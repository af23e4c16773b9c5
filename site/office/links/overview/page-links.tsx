import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { RowText } from '#shared/react/list/row-text.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { Link } from '#shared/react/router/link.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useSession } from '#site/office/session.tsx';
import { ShareDialog } from '#site/office/share/share-dialog.tsx';
import { LinksFilters } from './links-filters.tsx';
import { LINKS_PAGE_SIZE, linksParts } from './links-parts.ts';

const pageLinks = defineList({
  address: linksParts,
  useData: ({ page, search, view }) => {
    const { slug, hostId } = useSession();
    const t = useTexts('links');
    const query = {
      ...{ page, pageSize: LINKS_PAGE_SIZE, search: search || undefined },
      ...{ state: 'published' as const },
      ...(view === undefined && { domain: 'host' as const, id: hostId }),
    };
    const { data } = api.useData('get', '/meeting-type/all', { params: { query } });
    const own = slug === null || page > 1 || search !== '' ? undefined : slug;
    return { ...data, own: own && toPage(own, t('pages.own')), hostId };
  },
  read: ({ meetingTypes, own, hostId, ...reply }) => ({
    rows: [
      ...(own ? [own] : []),
      ...meetingTypes.flatMap(({ id, name, path, owner }) =>
        path === null ? [] : [{ id, name, path, owner: owner.id === hostId ? null : owner.name }],
      ),
    ],
    paging: byPage(reply),
  }),
  toId: ({ id }) => id,
  toName: ({ name }) => name,
});

function toPage(slug: string, name: string) {
  return { id: slug, name, path: toPath('user', { user: slug }), owner: null };
}

/** The pages that visitors book on: one's own, and that of each meeting type one owns or hosts. */
export function PageLinks() {
  const t = useTexts('links');
  const list = useList(pageLinks);
  const [shared, setShared] = useState<{ readonly name: string; readonly path: string }>();
  const urlOf = (path: string) => new URL(path, location.origin);
  return (
    <>
      <ListBody
        list={list}
        filters={<LinksFilters {...list} placeholder={t('pages.search')} />}
        empty={
          <EmptyList icon="link" title={t('pages.none')}>
            <p>{t('pages.noneText')}</p>
            <Link to={toPath('meeting-types', {})} className={buttonClass('primary', 'mt-4')}>
              {t('pages.publish')}
            </Link>
          </EmptyList>
        }
        label={t('kinds.pages')}
        targetOf={({ path }) => ({ href: path })}
        actions={({ name, path }) => (
          <>
            <CopyButton text={urlOf(path).href} label={t('copy', { name })} />
            <IconTool
              icon="qr"
              label={`${t('share')} ${name}`}
              onPress={() => setShared({ name, path })}
            />
          </>
        )}
      >
        {({ name, path, owner }) => (
          <RowText title={name} notes={[urlOf(path).host + urlOf(path).pathname, owner]} />
        )}
      </ListBody>
      {shared && <ShareDialog {...shared} onClose={() => setShared(undefined)} />}
    </>
  );
}
