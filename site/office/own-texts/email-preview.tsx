import type { ReactNode } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toFrameDocument } from '#site/office/frame-document.ts';

/** What a preview answers; there is no mail where there is no appointment yet. */
interface Previewed {
  readonly mail: { readonly subject: string; readonly html: string } | null;
  readonly sentTo: string | null;
}

interface EmailPreviewProps {
  readonly isSending: boolean;
  readonly onSend: () => void;
  /** What chooses how it is shown. */
  readonly choices?: ReactNode;
  readonly children: ReactNode;
}

/** How an email looks, and a button that sends it to oneself. */
export function EmailPreview({ isSending, onSend, choices, children }: EmailPreviewProps) {
  const t = useTexts('own-texts');
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <header className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 id="preview" className="font-medium text-sm">
          {t('preview.title')}
        </h3>
        <Button tone="quiet" className="text-sm" busy={isSending} onClick={onSend}>
          {t('test.send')}
        </Button>
      </header>
      {choices}
      {children}
    </section>
  );
}

interface ShownEmailProps {
  readonly data: Previewed | undefined;
  readonly error: unknown;
}

/** The email as it would be sent, in a frame of its own. */
export function ShownEmail({ data, error }: ShownEmailProps) {
  const t = useTexts('own-texts');
  const errorText = useErrorText();
  if (error) return <p className="text-danger text-sm">{errorText(error)}</p>;
  if (!data) return <Skeleton className="h-96" />;
  if (!data.mail) {
    return (
      <p className="rounded-card border border-line border-dashed px-6 py-16 text-center text-soft">
        {t('preview.noneText')}
      </p>
    );
  }
  const { subject, html } = data.mail;
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <p className="border-line border-b px-4 py-2 text-sm wrap-anywhere">{subject}</p>
      <iframe
        title={t('preview.title')}
        srcDoc={toFrameDocument(html)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-130 w-full bg-white dark:bg-raised"
      />
    </div>
  );
}

/** Says what became of a test. */
export function useTellTest(): (previewed: Previewed) => void {
  const t = useTexts('own-texts');
  const { show } = useToast();
  return ({ sentTo }) =>
    sentTo === null
      ? show(t('preview.none'), t('preview.noneText'))
      : show(t('test.sent'), t('test.sentText', { email: sentTo }));
}
