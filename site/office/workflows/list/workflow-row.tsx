import type { EditedWorkflow } from '#shared/api/workflow.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { RowText } from '#shared/react/list/row-text.tsx';
import { useWhenName } from '#site/office/reminders/use-when-name.ts';
import { useReaderNames } from '../use-reader-names.ts';
import { useWorkflowName } from '../use-workflow-name.ts';

/** What a list says of a workflow: when it goes, to whom, and about which appointments. */
export function WorkflowRow({ workflow }: { readonly workflow: EditedWorkflow }) {
  const t = useTexts('workflows');
  const nameOf = useWorkflowName();
  const whenName = useWhenName();
  const readerNames = useReaderNames();
  const { name, recipients, meetingTypeIds, languages, texts, isActive } = workflow;
  return (
    <RowText
      title={nameOf(workflow)}
      isQuiet={!isActive}
      mark={
        !isActive && (
          <span className="shrink-0 self-center rounded-full bg-busy-soft px-2 py-0.5 text-busy text-xs">
            {t('off')}
          </span>
        )
      }
      notes={[
        name !== null && whenName(workflow),
        readerNames(recipients),
        meetingTypeIds.length === 0
          ? t('allTypes')
          : t('someTypes', { count: meetingTypeIds.length }),
        languages.length > 0 && languages.map((each) => each.toUpperCase()).join(', '),
        Object.keys(texts).length > 0 && t('ownText'),
      ]}
    />
  );
}
