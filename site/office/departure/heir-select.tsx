import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';

interface HeirSelectProps {
  /** Who leaves. */
  readonly exceptId: string;
  /** What happens where nobody takes over. */
  readonly none: string;
  readonly heir: string | undefined;
  readonly onHeir: (heir: string | undefined) => void;
}

/** The colleague who takes something over, or nobody. */
export function HeirSelect({ exceptId, none, heir = '', onHeir }: HeirSelectProps) {
  const t = useTexts('departure');
  const { data: employees } = api.useData('get', '/company/employees');
  const others = employees.filter(({ id }) => id !== exceptId);
  return (
    <SelectField
      label={t('takenBy')}
      value={heir}
      options={[
        ['', none],
        ...others.map(
          ({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()] as const,
        ),
      ]}
      onChange={(next) => onHeir(next || undefined)}
    />
  );
}
