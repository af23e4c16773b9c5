import { type KeyboardEvent, useId, useState } from 'react';
import type { Mail } from '#shared/api/mail-log.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/lib/api.ts';
import { GoToLogin, isSignedOut } from '#site/lib/go-to-login.tsx';
import { toFrameDocument } from './frame-document.ts';
import { MailStatus } from './mail-status.tsx';

/** One mail as it was written. */
export function MailReader({
  mailId,
  onBack,
}: {
  readonly mailId: string;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data, error } = api.useQuery('get', '/mail-log/{mailId}', {
    params: { path: { mailId } },
  });
  if (error && isSignedOut(error)) return <GoToLogin />;
  return (
    <article className="card overflow-hidden">
      <Button ref={focusWhereShown} tone="plain" className="m-2 md:hidden" onClick={onBack}>
        <Icon name="left" />
        {t('mails.back')}
      </Button>
      {error && (
        <p role="alert" className="p-6 text-danger">
          {errorText(error)}
        </p>
      )}
      {!data && !error && (
        <div className="space-y-3 p-6">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="mt-6 h-96" />
        </div>
      )}
      {data && <MailText mail={data} />}
    </article>
  );
}

/** The way back is there on phones alone, where the list that had the focus has gone. */
function focusWhereShown(element: HTMLElement | null): void {
  if (element?.checkVisibility()) element.focus();
}

type Part = 'html' | 'text' | 'calendar';

function MailText({ mail }: { readonly mail: Mail }) {
  const { t } = useTranslation('admin');
  const [part, setPart] = useState<Part>('html');
  const panelId = useId();
  const parts: Part[] = mail.calendarFile ? ['html', 'text', 'calendar'] : ['html', 'text'];
  return (
    <>
      <header className="px-5 pt-1 sm:px-7 md:pt-6">
        <h2 className="font-semibold text-lg">{mail.subject}</h2>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 text-soft">{t('mails.to', { email: mail.to })}</p>
          <MailStatus status={mail.status} />
        </div>
        {mail.error && <p className="mt-2 text-danger text-sm">{mail.error}</p>}
        <PartTabs parts={parts} part={part} panelId={panelId} onPart={setPart} />
      </header>
      <div id={panelId} role="tabpanel" aria-label={t(`mails.parts.${part}`)}>
        {part === 'html' && (
          // No scripts, no forms, no access to this page; links open in a tab of their own.
          <iframe
            title={mail.subject}
            srcDoc={toFrameDocument(mail.html)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="h-[70dvh] w-full bg-white dark:bg-raised"
          />
        )}
        {part === 'text' && <Plain text={mail.text} label={t('mails.parts.text')} />}
        {part === 'calendar' && (
          <Plain text={mail.calendarFile ?? ''} label={t('mails.parts.calendar')} />
        )}
      </div>
    </>
  );
}

/** A box whose text can be scrolled by keyboard, selected and copied, but not changed. */
function Plain({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <textarea
      readOnly
      value={text}
      aria-label={label}
      className="block h-[70dvh] w-full resize-none bg-transparent px-5 py-5 font-mono text-sm -outline-offset-2! sm:px-7"
    />
  );
}

function PartTabs(props: {
  readonly parts: readonly Part[];
  readonly part: Part;
  readonly panelId: string;
  readonly onPart: (part: Part) => void;
}) {
  const { t } = useTranslation('admin');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const index = props.parts.indexOf(props.part) + step + props.parts.length;
    const next = props.parts[index % props.parts.length];
    if (!next) return;
    props.onPart(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-part="${next}"]`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t('mails.parts.label')}
      onKeyDown={onKeyDown}
      className="mt-2 flex flex-wrap gap-x-5 border-line border-b"
    >
      {props.parts.map((part) => (
        <button
          key={part}
          type="button"
          role="tab"
          data-part={part}
          aria-selected={part === props.part}
          aria-controls={props.panelId}
          tabIndex={part === props.part ? 0 : -1}
          onClick={() => props.onPart(part)}
          className={`-mb-px min-h-11 border-b-2 text-sm ${part === props.part ? 'border-brand-text font-medium' : 'border-transparent text-soft hover:text-ink'}`}
        >
          {t(`mails.parts.${part}`)}
        </button>
      ))}
    </div>
  );
}
