import type { EditedWorkflow } from '#shared/api/workflow.ts';
import { LANGUAGE_NAMES } from '#shared/domain/languages.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Facts } from '#shared/react/ui/facts.tsx';
import { useWhenName } from '#site/office/reminders/use-when-name.ts';
import { useReaderNames } from '../use-reader-names.ts';

/** A workflow for who may look at it and no more. */
export function ReadWorkflow({ workflow }: { readonly workflow: EditedWorkflow }) {
  const t = useTexts('workflows');
  const whenName = useWhenName();
  const readerNames = useReaderNames();
  const { recipients, languages, meetingTypeIds, isActive } = workflow;
  return (
    <section className="card mt-5 px-(--inset) py-1 sm:px-6">
      <Facts
        facts={[
          { label: t('when'), value: whenName(workflow) },
          { label: t('readers'), value: readerNames(recipients) },
          {
            label: t('types'),
            value:
              meetingTypeIds.length === 0
                ? t('allTypes')
                : t('someTypes', { count: meetingTypeIds.length }),
          },
          {
            label: t('languages'),
            value:
              languages.length === 0
                ? t('allLanguages')
                : languages.map((each) => LANGUAGE_NAMES[each]).join(', '),
          },
          { label: t('state'), value: t(isActive ? 'on' : 'off') },
        ]}
      />
    </section>
  );
}
