import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';

/** What a closed company waits for before it is erased. */
export function Unsettled() {
  const t = useTexts('company-closing');
  const { data } = api.useData('get', '/company/closing');
  if (data.unsettledPayments === 0) return null;
  return (
    <p role="status" className="text-pretty text-sm text-waiting">
      {t('unsettled', { count: data.unsettledPayments })}
    </p>
  );
}
