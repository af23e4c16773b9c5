import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedPreview } from '#shared/api/workflow.ts';
import type { Language } from '#shared/domain/languages.ts';
import {
  type OwnText,
  WORKFLOW_RECIPIENTS,
  type WorkflowChoices,
} from '#shared/domain/reminder/workflow.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { EmailPreview, ShownEmail, useTellTest } from '#site/office/own-texts/email-preview.tsx';
import { toKnown } from '#site/office/own-texts/to-known.ts';
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
  const { failWith } = useToast();
  const [chosen, setChosen] = useState<AskedPreview['reader']>();
  const readers = WORKFLOW_RECIPIENTS.filter((each) => choices.recipients.includes(each));
  const reader = readers.find((each) => each === chosen) ?? readers[0] ?? 'hosts';
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
    onSuccess: useTellTest(),
  });
  return (
    <EmailPreview
      isSending={isPending}
      onSend={() => mutate({ body: { ...asked, sends: true } })}
      choices={
        readers.length > 1 && (
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
        )
      }
    >
      <Shown asked={JSON.stringify(asked)} />
    </EmailPreview>
  );
}

/** `asked` as text: the same for the same question. */
function Shown({ asked }: { readonly asked: string }) {
  const body: AskedPreview = { ...JSON.parse(useSettled(asked, PAUSE_MS)), sends: false };
  const shown = api.useQuery(
    'post',
    '/workflows/preview',
    { body },
    { placeholderData: keepPreviousData },
  );
  return <ShownEmail data={shown.data} error={shown.error} />;
}
