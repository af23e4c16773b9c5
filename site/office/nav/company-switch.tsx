import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '../api.ts';
import { useSession } from '../session.tsx';

/** The company that somebody works in, where they are a member of several: all of the office changes with it. */
export function CompanySwitch() {
  const t = useTexts('office');
  const { failWith } = useToast();
  const { companyId, companies } = useSession();
  const change = api.useChange('patch', '/session/company', {
    // Nothing that belongs to the other company may stay.
    onSuccess: () => location.assign(toPath('dashboard', {})),
    onError: failWith,
  });
  if (companies.length < 2) return null;
  const wish = change.isPending || change.isSuccess ? change.variables.body.companyId : companyId;
  return (
    <select
      aria-label={t('account.company')}
      value={wish}
      aria-busy={change.isPending}
      onChange={({ target }) => change.mutate({ body: { companyId: target.value } })}
      className="field min-h-9 py-1 text-sm"
    >
      {companies.map((company) => (
        <option key={company.companyId} value={company.companyId}>
          {company.name}
        </option>
      ))}
    </select>
  );
}
