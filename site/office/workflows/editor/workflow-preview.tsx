import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedPreview } from '#shared/api/workflow.ts';
import type { Language } from '#shared/domain/languages.ts';
import { findUnknown } from '#shared/domain/reminder/placeholders.ts';
import {
  type OwnText,
  WORKFLOW_RECIPIENTS,
  type WorkflowChoices,
} from '#shared/domain/reminder/workflow.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { toFrameDocument } from '#site/office/frame-document.ts';
import { useSettled } from '#site/office/use-settled.ts';

const PAUSE_MS = 500;

interface WorkflowPreviewProps {
  readonly choices: Pick<WorkflowChoices, 'trigger' | 'recipients' | 'meetingTypeIds'>;
  readonly language: Language;
  readonly own: OwnText;
}

/** How it looks about an appointment that there is, and the same sent to oneself. */
export function WorkflowPreview({ choices, language, own }: WorkflowPreviewProps) {
  const t = useTexts('workflows');
  const { show, failWith } = useToast();
  const [chosen, setChosen] = useState<AskedPreview['reader']>();
  const readers = WORKFLOW_RECIPIENTS.filter((each) => choices.recipients.includes(each));
  const reader = readers.find((each) => each === chosen) ?? readers[0] ?? 'attendee';
  const { trigger, meetingTypeIds } = choices;
  const asked = {
    trigger,
    reader,
    language,
    own: toKnown(own),
    meetingTypeIds: [...meetingTypeIds],
  };
  const { mutate, isPending } = api.useChange('post', '/workflows/preview', {
    onError: failWith,
    onSuccess: ({ sentTo }) =>
      sentTo === null
        ? show(t('preview.none'), t('preview.noneText'))
        : show(t('test.sent'), t('test.sentText', { email: sentTo })),
  });
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <header className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h3 id="preview" className="font-medium text-sm">
          {t('preview.title')}
        </h3>
        <Button
          tone="quiet"
          className="text-sm"
          busy={isPending}
          onClick={() => mutate({ body: { ...asked, sends: true } })}
        >
          {t('test.send')}
        </Button>
      </header>
      {readers.length > 1 && (
        <fieldset className="mb-2 flex flex-wrap gap-x-4">
          <legend className="sr-only">{t('preview.reader')}</legend>
          {readers.map((each) => (
            <label key={each} className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="radio"
                name="preview-reader"
                checked={each === reader}
                onChange={() => setChosen(each)}
                className="accent-(--brand-text)"
              />
              {t(`reader.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
      <Shown asked={JSON.stringify(asked)} />
    </section>
  );
}

/** `asked` as text: the same for the same question. */
function Shown({ asked }: { readonly asked: string }) {
  const t = useTexts('workflows');
  const errorText = useErrorText();
  const body: AskedPreview = { ...JSON.parse(useSettled(asked, PAUSE_MS)), sends: false };
  const { data, error } = api.useQuery(
    'post',
    '/workflows/preview',
    { body },
    { placeholderData: keepPreviousData },
  );
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

/** What is named wrongly is said beside it, and shown without it. */
function toKnown({ subject, text }: OwnText): OwnText {
  const orNull = (said: string | null) =>
    said === null || findUnknown(said).length > 0 ? null : said;
  return { subject: orNull(subject), text: orNull(text) };
}
