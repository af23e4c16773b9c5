import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { QrCode } from './qr-code.tsx';
import type { SeenLink } from './seen.ts';

interface LinksPanelProps {
  readonly links: readonly SeenLink[];
  readonly onInsert: (link: SeenLink) => void;
  readonly onCopy: (link: SeenLink) => void;
}

/** The pages that visitors book on: found by typing, gone through by arrows, put to use by Enter. */
export function LinksPanel({ links, onInsert, onCopy }: LinksPanelProps) {
  const { t } = useTranslation('extension');
  const [search, setSearch] = useState('');
  const [qrOf, setQrOf] = useState<string>();
  const found = links.filter((link) => isFound(link, search));
  if (links.length === 0) return <p className="text-pretty text-soft">{t('links.none')}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows lead through what is interactive in it.
    <div className="flex flex-col gap-2" onKeyDown={moveByArrows}>
      <input
        type="search"
        className="field"
        data-stop=""
        aria-label={t('links.search')}
        placeholder={t('links.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        ref={focusUnlessElsewhere}
      />
      {found.length === 0 && (
        <p role="status" className="py-2 text-soft">
          {t('links.noneFound')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {found.map((link) => (
          <li key={link.id} className="py-1.5">
            <LinkRow
              link={link}
              isQrShown={qrOf === link.id}
              onInsert={() => onInsert(link)}
              onCopy={() => onCopy(link)}
              onQr={() => setQrOf(qrOf === link.id ? undefined : link.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LinkRowProps {
  readonly link: SeenLink;
  readonly isQrShown: boolean;
  readonly onInsert: () => void;
  readonly onCopy: () => void;
  readonly onQr: () => void;
}

function LinkRow({ link, isQrShown, onInsert, onCopy, onQr }: LinkRowProps) {
  const { t, language } = useTranslation('extension');
  const durations = link.durationsMinutes.map((minutes) => formatDuration(minutes, language));
  const facts = [link.of, durations.join(', ')].filter(Boolean).join(' · ');
  const { name } = link;
  return (
    <>
      <div className="flex min-h-10 items-center gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-sm" title={name}>
            {name}
          </p>
          {facts && <p className="truncate text-note text-soft">{facts}</p>}
        </div>
        <IconButton
          icon="qr"
          label={t('links.qrNamed', { name })}
          isOpen={isQrShown}
          onClick={onQr}
        />
        <IconButton icon="copy" label={t('links.copyNamed', { name })} onClick={onCopy} />
        <Button
          tone="quiet"
          data-stop=""
          className="text-sm"
          aria-label={t('links.insertNamed', { name })}
          onClick={onInsert}
        >
          {t('links.insert')}
        </Button>
      </div>
      {isQrShown && <QrCode text={link.url} label={t('links.qrNamed', { name })} />}
    </>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOpen?: boolean;
  readonly onClick: () => void;
}

function IconButton({ icon, label, isOpen, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onClick}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-ink"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}

/** Each word of a search is somewhere in what the row says. */
function isFound({ name, of, url }: SeenLink, search: string): boolean {
  const said = `${name} ${of ?? ''} ${url}`.toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => said.includes(word));
}

/** Up and down lead from the search through the rows' first choices. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  event.preventDefault();
  stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus();
}

/** Who has just opened the panel begins to type; who goes through the tabs stays there. */
function focusUnlessElsewhere(search: HTMLInputElement | null): void {
  if (document.activeElement === document.body) search?.focus();
}
