import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComingMessages, EditedWorkflow } from '#shared/api/workflow.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { useWorkflowName } from '../use-workflow-name.ts';

interface DeleteWorkflowProps {
  readonly workflow: EditedWorkflow;
  readonly coming: ComingMessages;
}

/** What was sent is forgotten with it, so that it cannot be had back: it is asked first. */
export function DeleteWorkflow({ workflow, coming }: DeleteWorkflowProps) {
  const t = useTexts('workflows');
  const nameOf = useWorkflowName();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = api.useChange('delete', '/workflows/{workflowId}');
  const remove = async () => {
    await mutateAsync({ params: { path: { workflowId: workflow.id } } });
    show(t('deleted'), nameOf(workflow));
    navigate({ to: toPath('workflows', {}) });
    void queryClient.invalidateQueries({ queryKey: ['get', '/workflows'] });
  };
  return (
    <>
      <Button tone="plain" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      {isAsking && (
        <AskDialog
          title={t('deleteTitle', { name: nameOf(workflow) })}
          verb={t('delete')}
          tone="danger"
          onDo={remove}
          onClose={() => setAsking(false)}
        >
          <p className="text-pretty">{t('deleteText', { count: coming.total })}</p>
          <p className="text-pretty text-soft text-sm">{t('deleteHint')}</p>
        </AskDialog>
      )}
    </>
  );
}
