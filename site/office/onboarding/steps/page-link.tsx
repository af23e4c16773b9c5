import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { CopyButton } from '#site/office/copy-button.tsx';

interface PageLinkProps {
  /** Of the booking page; null where its owner has no address. */
  readonly path: string | null;
  readonly onDone: () => void;
}

/** It can be booked: the link to hand on. */
export function PageLink({ path, onDone }: PageLinkProps) {
  const t = useTexts('onboarding');
  const url = location.origin + (path ?? '');
  return (
    <section className="card flex flex-col gap-5 p-(--inset) sm:p-6">
      <header>
        <h2 ref={focusElement} tabIndex={-1} className="font-semibold text-lg outline-none">
          {t('ready.title')}
        </h2>
        <p className="text-pretty text-soft">{t('ready.text')}</p>
      </header>
      {path !== null && (
        <div className="flex flex-wrap items-center gap-2 rounded-lg bg-sunken p-2 pl-4">
          <p className="min-w-0 flex-1 font-medium wrap-anywhere">{url}</p>
          <CopyButton isWordy text={url} label={t('ready.copy')} />
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
