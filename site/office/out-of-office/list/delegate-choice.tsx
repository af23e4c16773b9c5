import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';

interface DelegateChoiceProps {
  readonly hostId: string | undefined;
  readonly value: string;
  readonly onChange: (hostId: string) => void;
}

/** Who stands in: only colleagues who really offer some of the same meetings, and which of them. */
export function DelegateChoice({ hostId, value, onChange }: DelegateChoiceProps) {
  const t = useTexts('out-of-office');
  const { data } = useQuery(
    api.toQuery('get', '/out-of-office/delegates', { params: { query: { hostId } } }),
  );
  const delegates = data?.delegates ?? [];
  const chosen = delegates.find((each) => each.hostId === value);
  if (data && delegates.length === 0) {
    return <p className="text-pretty text-soft text-sm">{t('delegate.none')}</p>;
  }
  const nameAll = (meetings: readonly { readonly name: string }[]) =>
    meetings.map(({ name }) => name).join(', ');
  return (
    <div>
      <SelectField
        label={t('delegate.label')}
        hint={t('delegate.hint')}
        value={value}
        options={[
          ['', t('delegate.nobody')],
          ...delegates.map((each) => [each.hostId, each.name] as const),
        ]}
        onChange={onChange}
      />
      <div role="status" className="mt-1.5 text-pretty text-sm">
        {chosen && <p>{t('delegate.offers', { names: nameAll(chosen.offers) })}</p>}
        {chosen && chosen.lacks.length > 0 && (
          <p className="text-held">{t('delegate.lacks', { names: nameAll(chosen.lacks) })}</p>
        )}
      </div>
    </div>
  );
}
