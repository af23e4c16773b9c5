import { useQueryClient } from '@tanstack/react-query';
import type { EditedWorkflow } from '#shared/api/workflow.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { showToast, UNDO_MS } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useWorkflowName } from './use-workflow-name.ts';

/** Turns a workflow on or off; for 10 s a toast offers Undo. */
export function useSwitchWorkflow() {
  const t = useTexts('workflows');
  const form = useTexts('form');
  const nameOf = useWorkflowName();
  const queryClient = useQueryClient();
  const { failWith } = useToast();
  const { mutateAsync } = api.useChange('patch', '/workflows/{workflowId}');
  const set = async (workflow: EditedWorkflow, isActive: boolean): Promise<void> => {
    const params = { path: { workflowId: workflow.id } };
    try {
      await mutateAsync({ params, body: { isActive } });
    } catch (error) {
      failWith(error);
      return;
    }
    await queryClient.invalidateQueries({ queryKey: ['get', '/workflows'] });
    const title = t(isActive ? 'switchedOn' : 'switchedOff');
    const action = { label: form('undo'), run: () => void set(workflow, !isActive) };
    showToast({ tone: 'plain', title, text: nameOf(workflow), action }, UNDO_MS);
  };
  return (workflow: EditedWorkflow) => void set(workflow, !workflow.isActive);
}
