import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useCompanySwitch } from './use-company-switch.ts';

/** The company that somebody works in, where they are a member of several. */
export function CompanySwitch() {
  const t = useTexts('office');
  const { companies, wish, isBusy, choose } = useCompanySwitch();
  if (companies.length < 2) return null;
  return (
    <select
      aria-label={t('account.company')}
      value={wish}
      aria-busy={isBusy}
      onChange={({ target }) => choose(target.value)}
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
