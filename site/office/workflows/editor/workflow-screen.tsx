import { useQueryClient } from '@tanstack/react-query';
import { type EditedWorkflow, workflowApi } from '#shared/api/workflow.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useForm } from '#shared/react/form/use-form.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useParams } from '#shared/react/router/use-place.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { BackLink } from '#site/office/back-link.tsx';
import { LeaveGuard } from '#site/office/leave-guard.tsx';
import { useWhenName } from '#site/office/reminders/use-when-name.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { ScreenSkeleton } from '#site/office/screen-skeleton.tsx';
import { useWorkflowName } from '../use-workflow-name.ts';
import { ComingList } from './coming-list.tsx';
import { DeleteWorkflow } from './delete-workflow.tsx';
import { ReadWorkflow } from './read-workflow.tsx';
import { toValues } from './to-values.ts';
import { WorkflowForm } from './workflow-form.tsx';

/** A workflow: when it goes, to whom, what it says, and who gets it this week. */
export function WorkflowScreen() {
  const { reminderId = '' } = useParams();
  return (
    <QueryView pending={<ScreenSkeleton />} question={reminderId}>
      <LoadedWorkflow key={reminderId} workflowId={reminderId} />
    </QueryView>
  );
}

function LoadedWorkflow({ workflowId }: { readonly workflowId: string }) {
  const office = useTexts('office');
  const nameOf = useWorkflowName();
  const whenName = useWhenName();
  const { data } = api.useData('get', '/workflows/{workflowId}', {
    params: { path: { workflowId } },
  });
  const { workflow, coming } = data;
  return (
    <>
      <BackLink to={toPath('workflows', {})}>{office('screens.workflows')}</BackLink>
      <ScreenHeading
        title={nameOf(workflow)}
        subtitle={workflow.name === null ? undefined : whenName(workflow)}
      >
        {workflow.canEdit && <DeleteWorkflow workflow={workflow} coming={coming} />}
      </ScreenHeading>
      {workflow.canEdit ? (
        <EditWorkflow workflow={workflow} />
      ) : (
        <ReadWorkflow workflow={workflow} />
      )}
      <ComingList coming={coming} isActive={workflow.isActive} />
    </>
  );
}

function EditWorkflow({ workflow }: { readonly workflow: EditedWorkflow }) {
  const queryClient = useQueryClient();
  const params = { path: { workflowId: workflow.id } };
  const question = api.toQuery('get', '/workflows/{workflowId}', { params });
  const { mutateAsync } = api.useChange('patch', '/workflows/{workflowId}');
  const formId = `workflow-${workflow.id}`;
  const form = useForm({
    name: formId,
    saved: toValues(workflow),
    schema: workflowApi.patchWorkflow.body,
    save: async (body) => {
      await mutateAsync({ params, body });
      await queryClient.invalidateQueries();
    },
    reload: async () =>
      toValues((await queryClient.fetchQuery({ ...question, staleTime: 0 })).workflow),
  });
  return (
    <>
      <WorkflowForm form={form} formId={formId} hasSaveBar />
      <LeaveGuard form={form} />
    </>
  );
}
