import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { Icon } from '#shared/react/ui/icon.tsx';

interface PageLinkProps {
  /** Of the booking page; null where its owner has no address. */
  readonly path: string | null;
  readonly onDone: () => void;
}

/** It can be booked: the link to hand on. */
export function PageLink({ path, onDone }: PageLinkProps) {
  const t = useTexts('onboarding');
  const [isCopied, setCopied] = useState(false);
  const url = location.origin + (path ?? '');
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <section className="card flex flex-col gap-5 p-4 sm:p-6">
      <header>
        <h2 ref={focusElement} tabIndex={-1} className="font-semibold text-lg outline-none">
          {t('ready.title')}
        </h2>
        <p className="text-pretty text-soft">{t('ready.text')}</p>
      </header>
      {path !== null && (
        <div className="flex flex-wrap items-center gap-2 rounded-lg bg-sunken p-2 pl-4">
          <p className="min-w-0 flex-1 font-medium wrap-anywhere">{url}</p>
          <Button tone="quiet" onClick={() => void copy()}>
            <Icon name={isCopied ? 'check' : 'copy'} />
            {t('ready.copy')}
          </Button>
          <p role="status" className="sr-only">
            {isCopied && t('ready.copied')}
          </p>
        </div>
      )}
      <div className="actions">
        {path !== null && (
          <a href={path} target="_blank" rel="noopener" className={buttonClass('plain')}>
            {t('ready.open')}
          </a>
        )}
        <Button onClick={onDone}>{t('ready.done')}</Button>
      </div>
    </section>
  );
}
