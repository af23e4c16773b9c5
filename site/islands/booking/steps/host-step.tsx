import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BookingInfo } from '#shared/api/booking-page.ts';
import { findHosts, pageOfHosts } from '#shared/domain/booking/find-hosts.ts';
import type { Flow } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { HOSTS_PER_PAGE } from '#shared/domain/constants.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { imageSrc } from '#site/lib/image-src.ts';
import type { Send } from '../booking-atom.ts';

type Host = BookingInfo['hosts'][number];

interface HostStepProps {
  readonly facts: PageFacts;
  readonly hosts: readonly Host[];
  readonly flow: Flow;
  readonly send: Send;
}

/**
 * Spec A §2, host selection: 4 a page, a name search where they fill more than one, Fastest
 * Available unless forced.
 */
export function HostStep({ facts, hosts, flow, send }: HostStepProps) {
  const { t } = useTranslation('booking');
  const [query, setQuery] = useState('');
  const [wishedPage, setPage] = useState(() => pageOf(hosts, flow.draft.hostId));
  const { shown, page, pages } = pageOfHosts(findHosts(hosts, query), wishedPage);
  // Whom the search hides is still the one who would be booked.
  const hidden =
    query &&
    hosts.find(({ id }) => id === flow.draft.hostId && !shown.some((each) => each.id === id));
  const isForced = facts.hostSelection === 'forced';
  const chosen = flow.draft.hostId;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[type="radio"]:checked')?.focus();
  }, []);
  const choose = (hostId?: string) => send({ type: 'host-chosen', hostId });
  return (
    <form
      ref={form}
      className="flex max-w-lg flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'hosts-continued' });
      }}
    >
      <h2 id="hosts-title" className="mb-4 font-semibold text-lg">
        {t('hosts.title')}
      </h2>
      {hosts.length > HOSTS_PER_PAGE && (
        <Search
          onSearch={(text) => {
            setQuery(text);
            setPage(0);
          }}
        />
      )}
      <div role="radiogroup" aria-labelledby="hosts-title" className="flex flex-col gap-2">
        {!isForced && query === '' && page === 0 && (
          <Choice
            isChosen={!chosen}
            onChoose={() => choose()}
            sign={
              <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-text group-has-checked:bg-surface">
                <Icon name="users" />
              </span>
            }
            title={t('hosts.fastest')}
            detail={t('hosts.fastestHint')}
          />
        )}
        {[...(hidden ? [hidden] : []), ...shown].map((host) => (
          <Choice
            key={host.id}
            isChosen={host.id === chosen}
            onChoose={() => choose(host.id)}
            sign={
              <Avatar
                name={nameOf(host)}
                picture={imageSrc(host.picture)}
                size={44}
                className="group-has-checked:bg-surface"
              />
            }
            title={nameOf(host)}
            detail={host.title}
          />
        ))}
      </div>
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'py-8 text-center text-soft'}>
        {shown.length > 0 ? t('hosts.page', { page: page + 1, pages }) : t('hosts.none')}
      </p>
      {pages > 1 && <Paging page={page} pages={pages} onPage={setPage} />}
      <Button
        type="submit"
        disabled={shown.length === 0 || (isForced && !chosen)}
        className="mt-6 sm:self-end"
      >
        {t('hosts.continue')}
      </Button>
    </form>
  );
}

function nameOf({ firstname, lastname }: Host): string {
  return `${firstname} ${lastname}`.trim();
}

/** The page that the chosen host is on. */
function pageOf(hosts: readonly Host[], hostId: string | undefined): number {
  const index = hosts.findIndex(({ id }) => id === hostId);
  return Math.floor(Math.max(0, index) / HOSTS_PER_PAGE);
}

function Search({ onSearch }: { readonly onSearch: (query: string) => void }) {
  const { t } = useTranslation('booking');
  return (
    <label className="relative mb-4 block">
      <span className="sr-only">{t('hosts.search')}</span>
      <Icon name="search" className="absolute top-3 left-3 size-5 text-soft" />
      <input
        type="search"
        autoComplete="off"
        placeholder={t('hosts.search')}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        className="field pl-10"
      />
    </label>
  );
}

function Choice(props: {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** A picture, for which very large letters leave no room. */
  readonly sign: ReactNode;
  readonly title: string;
  readonly detail: string | null;
}) {
  return (
    <label className="group flex min-h-16 items-center gap-(--inset) rounded-xl border border-line-strong/45 px-(--inset) py-2.5 hover:border-brand-text has-checked:border-brand-text has-checked:bg-brand-soft">
      <span className="hidden @[14.5rem]:contents">{props.sign}</span>
      <span className="long-words min-w-0">
        <span className="block font-medium">{props.title}</span>
        {props.detail && <span className="block text-soft text-sm">{props.detail}</span>}
      </span>
      <input
        type="radio"
        name="$host"
        checked={props.isChosen}
        onChange={props.onChoose}
        className="ml-auto size-5 shrink-0 accent-(--brand-text)"
      />
    </label>
  );
}

function Paging(props: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) {
  const { t } = useTranslation('booking');
  const { page, pages, onPage } = props;
  return (
    <div className="mt-4 flex items-center justify-between gap-4">
      <Button tone="quiet" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('hosts.previous')}
      </Button>
      <span aria-hidden="true" className="text-soft text-sm tabular-nums">
        {t('hosts.page', { page: page + 1, pages })}
      </span>
      <Button tone="quiet" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        {t('hosts.next')}
      </Button>
    </div>
  );
}
