import { type KeyboardEvent, useId, useState } from 'react';
import type { Mail } from '#shared/api/mail-log.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { toFrameDocument } from '#site/office/frame-document.ts';
import { focusWhereShown } from './focus-where-shown.ts';
import { MailStatus } from './mail-status.tsx';

interface MailReaderProps {
  readonly mailId: string;
  /** False where it is the same of all and said once. */
  readonly showsStatus: boolean;
  readonly onBack: () => void;
}

/** One mail as it was written. */
export function MailReader({ mailId, showsStatus, onBack }: MailReaderProps) {
  const t = useTexts('mail-log');
  return (
    <article className="card overflow-hidden">
      <Button ref={focusWhereShown} tone="plain" className="m-2 lg:hidden" onClick={onBack}>
        <Icon name="left" />
        {t('back')}
      </Button>
      <QueryView pending={<MailSkeleton />}>
        <LoadedMail mailId={mailId} showsStatus={showsStatus} />
      </QueryView>
    </article>
  );
}

function MailSkeleton() {
  return (
    <div className="space-y-3 p-6">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="mt-6 h-96" />
    </div>
  );
}

function LoadedMail({ mailId, showsStatus }: Omit<MailReaderProps, 'onBack'>) {
  const { data } = api.useData('get', '/mail-log/{mailId}', { params: { path: { mailId } } });
  return <MailText mail={data} showsStatus={showsStatus} />;
}

type Part = 'html' | 'text' | 'calendar';

interface MailTextProps {
  readonly mail: Mail;
  readonly showsStatus: boolean;
}

function MailText({ mail, showsStatus }: MailTextProps) {
  const t = useTexts('mail-log');
  const [part, setPart] = useState<Part>('html');
  const panelId = useId();
  const parts: Part[] = mail.calendarFile ? ['html', 'text', 'calendar'] : ['html', 'text'];
  return (
    <>
      <header className="px-5 pt-1 sm:px-7 lg:pt-6">
        <h2 className="font-semibold text-lg">{mail.subject}</h2>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 text-soft">{t('to', { email: mail.to })}</p>
          {showsStatus && <MailStatus status={mail.status} />}
        </div>
        {mail.error && <p className="mt-2 text-danger text-sm">{mail.error}</p>}
        <PartTabs parts={parts} part={part} panelId={panelId} onPart={setPart} />
      </header>
      <div id={panelId} role="tabpanel" aria-label={t(`parts.${part}`)}>
        {part === 'html' && (
          // No scripts, no forms, no access to this page; links open in a tab of their own.
          <iframe
            title={mail.subject}
            srcDoc={toFrameDocument(mail.html)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="h-[70dvh] w-full bg-white dark:bg-raised"
          />
        )}
        {part === 'text' && <Plain text={mail.text} label={t('parts.text')} />}
        {part === 'calendar' && (
          <Plain text={mail.calendarFile ?? ''} label={t('parts.calendar')} />
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
  const t = useTexts('mail-log');
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
      aria-label={t('parts.label')}
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
          {t(`parts.${part}`)}
        </button>
      ))}
    </div>
  );
}
