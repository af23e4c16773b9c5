import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { workflowApi } from '#shared/api/workflow.ts';
import type { WorkflowChoices } from '#shared/domain/reminder/workflow.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { hasChanges } from '#shared/react/form/form-state.ts';
import { useForm } from '#shared/react/form/use-form.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Navigate } from '#shared/react/router/navigate.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { BackLink } from '#site/office/back-link.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { ScreenSkeleton } from '#site/office/screen-skeleton.tsx';
import { toValues } from './to-values.ts';
import { WorkflowForm } from './workflow-form.tsx';

const FORM = 'new-workflow';

/** What most people want who make one. */
const plain: WorkflowChoices = {
  name: null,
  trigger: 'before-meeting',
  wait: { kind: 'days', days: 1, minuteOfDay: 17 * 60 },
  meetingTypeIds: [],
  recipients: ['attendee', 'guests'],
  languages: [],
  sendsIfBookedLate: false,
  isActive: true,
  texts: {},
};

/** A workflow that is there once it is saved, and goes on at its own address. */
export function NewWorkflowScreen() {
  return (
    <QueryView pending={<ScreenSkeleton />}>
      <NewWorkflow />
    </QueryView>
  );
}

function NewWorkflow() {
  const office = useTexts('office');
  const t = useTexts('workflows');
  const queryClient = useQueryClient();
  const [createdId, setCreatedId] = useState<string>();
  const { mutateAsync } = api.useChange('post', '/workflows');
  const form = useForm({
    name: FORM,
    saved: toValues(plain),
    schema: workflowApi.createWorkflow.body,
    isNew: true,
    save: async (body) => {
      const { id } = await mutateAsync({ body });
      await queryClient.invalidateQueries({ queryKey: ['get', '/workflows'] });
      setCreatedId(id);
    },
  });
  if (createdId !== undefined && !hasChanges(form.state)) {
    return <Navigate to={toPath('workflow', { reminderId: createdId })} replace />;
  }
  return (
    <>
      <BackLink to={toPath('workflows', {})}>{office('screens.workflows')}</BackLink>
      <ScreenHeading title={office('screens.new-workflow')}>
        <Button form={FORM} type="submit" busy={form.state.phase.is === 'saving'}>
          {t('create')}
        </Button>
      </ScreenHeading>
      <WorkflowForm form={form} formId={FORM} />
    </>
  );
}
