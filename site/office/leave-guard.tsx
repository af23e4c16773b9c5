import { lazy, Suspense } from 'react';
import { hasChanges } from '#shared/react/form/form-state.ts';
import type { Form } from '#shared/react/form/use-form.ts';
import { useLeaveQuestion } from '#shared/react/router/use-leave-question.ts';

const LeaveDialog = lazy(() =>
  import('#shared/react/form/leave-dialog.tsx').then((module) => ({
    default: module.LeaveDialog,
  })),
);

/**
 * Asks before a screen is left with something unsaved; who leaves all the same forgets it. A reload
 * needs no question: the tab keeps what was typed.
 */
export function LeaveGuard({ form }: { readonly form: Pick<Form, 'state' | 'discard'> }) {
  const question = useLeaveQuestion(
    (here, there) => hasChanges(form.state) && here.pathname !== there.pathname,
  );
  if (!question) return null;
  const leave = () => {
    form.discard();
    question.leave();
  };
  return (
    <Suspense>
      <LeaveDialog onStay={question.stay} onLeave={leave} />
    </Suspense>
  );
}
