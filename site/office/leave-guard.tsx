import { useBlocker } from '@tanstack/react-router';
import { hasChanges } from '#shared/react/form/form-state.ts';
import { LeaveDialog } from '#shared/react/form/leave-dialog.tsx';
import type { Form } from '#shared/react/form/use-form.ts';

/**
 * Asks before a screen is left with something unsaved; who leaves all the same forgets it. A reload
 * needs no question: the tab keeps what was typed.
 */
export function LeaveGuard({ form }: { readonly form: Pick<Form, 'state' | 'discard'> }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasChanges(form.state) && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const leave = () => {
    form.discard();
    blocker.proceed();
  };
  return <LeaveDialog onStay={blocker.reset} onLeave={leave} />;
}
