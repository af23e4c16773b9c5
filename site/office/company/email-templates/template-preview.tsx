import { keepPreviousData } from '@tanstack/react-query';
import type { AskedTemplatePreview } from '#shared/api/email-template.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { EmailTemplateId } from '#shared/domain/mails/email-templates.ts';
import type { OwnText } from '#shared/domain/reminder/workflow.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { EmailPreview, ShownEmail, useTellTest } from '#site/office/own-texts/email-preview.tsx';
import { toKnown } from '#site/office/own-texts/to-known.ts';
import { useSettled } from '#site/office/use-settled.ts';

const PAUSE_MS = 500;

interface TemplatePreviewProps {
  readonly template: EmailTemplateId;
  readonly language: Language;
  readonly own: OwnText;
}

/** How it looks about an appointment that there is, and the same sent to oneself. */
export function TemplatePreview({ template, language, own }: TemplatePreviewProps) {
  const { failWith } = useToast();
  const asked = { template, language, own: toKnown(own) };
  const { mutate, isPending } = api.useChange('post', '/email-templates/preview', {
    onError: failWith,
    onSuccess: useTellTest(),
  });
  // As text: the same for the same question.
  const body: AskedTemplatePreview = {
    ...JSON.parse(useSettled(JSON.stringify(asked), PAUSE_MS)),
    sends: false,
  };
  const shown = api.useQuery(
    'post',
    '/email-templates/preview',
    { body },
    { placeholderData: keepPreviousData },
  );
  return (
    <EmailPreview isSending={isPending} onSend={() => mutate({ body: { ...asked, sends: true } })}>
      <ShownEmail data={shown.data} error={shown.error} />
    </EmailPreview>
  );
}
