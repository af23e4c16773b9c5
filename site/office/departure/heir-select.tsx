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
  return (
    <label className="block">
      <span className="mb-1.5 block font-medium text-sm">{t('takenBy')}</span>
      <select
        value={heir}
        onChange={(event) => onHeir(event.target.value || undefined)}
        className="field"
      >
        <option value="">{none}</option>
        {employees
          .filter(({ id }) => id !== exceptId)
          .map(({ id, firstname, lastname }) => (
            <option key={id} value={id}>
              {`${firstname} ${lastname}`}
            </option>
          ))}
      </select>
    </label>
  );
}
