import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Paging } from './define-list.ts';
import { RowLink, type RowTarget } from './row-link.tsx';

interface ListPagesProps<Change> {
  readonly paging: Paging<Change> | undefined;
  readonly linkTo: (change: Change) => RowTarget;
}

/** The way through a list of several pages; nothing where there is one. */
export function ListPages<Change>({ paging, linkTo }: ListPagesProps<Change>) {
  const t = useTexts('list');
  if (!paging || (paging.previous ?? paging.next) === null) return null;
  const { previous, next, at } = paging;
  return (
    <nav
      aria-label={t('pages')}
      className="mb-4 flex flex-wrap items-center justify-between gap-3 text-sm"
    >
      <PageLink target={previous && linkTo(previous)}>
        <Icon name="left" />
        {t('previous')}
      </PageLink>
      {at && <p className="text-soft tabular-nums">{t('page', at)}</p>}
      <PageLink target={next && linkTo(next)}>
        {t('next')}
        <Icon name="right" />
      </PageLink>
    </nav>
  );
}

/** Where the list ends stands the same, and leads nowhere. */
function PageLink(props: { readonly target: RowTarget | null; readonly children: ReactNode }) {
  const className = buttonClass('quiet', 'text-sm');
  if (props.target !== null) {
    return (
      <RowLink target={props.target} className={className}>
        {props.children}
      </RowLink>
    );
  }
  return (
    <button type="button" disabled className={className}>
      {props.children}
    </button>
  );
}
