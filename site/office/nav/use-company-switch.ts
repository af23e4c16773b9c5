import { useToast } from '#shared/react/ui/use-toast.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '../api.ts';
import { useSession } from '../session.tsx';

/** The companies somebody is a member of, and the one they work in: all of the office changes with it. */
export function useCompanySwitch() {
  const { failWith } = useToast();
  const { companyId, companies } = useSession();
  const change = api.useChange('patch', '/session/company', {
    // Nothing that belongs to the other company may stay.
    onSuccess: () => location.assign(toPath('dashboard', {})),
    onError: failWith,
  });
  const wish = change.isPending || change.isSuccess ? change.variables.body.companyId : companyId;
  return {
    companies,
    wish,
    isBusy: change.isPending || change.isSuccess,
    choose: (chosen: string) => change.mutate({ body: { companyId: chosen } }),
  } as const;
}
