import type { EditedWorkflow } from '#shared/api/workflow.ts';
import { useWhenName } from '#site/office/reminders/use-when-name.ts';

/** What a workflow is called: its name, or else when it goes. */
export function useWorkflowName() {
  const whenName = useWhenName();
  return (workflow: Pick<EditedWorkflow, 'name' | 'trigger' | 'wait'>) =>
    workflow.name ?? whenName(workflow);
}
