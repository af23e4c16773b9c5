import type { Team } from '#shared/api/team.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';

interface AddPlaceProps {
  readonly takenIds: readonly string[];
  readonly onAdd: (place: Team['members'][number]) => void;
}

/** Those who have no place yet; nothing where everybody has one. */
export function AddPlace({ takenIds, onAdd }: AddPlaceProps) {
  const t = useTexts('teams');
  const { data: employees } = api.useData('get', '/company/employees');
  const others = employees.filter(({ id }) => !takenIds.includes(id));
  if (others.length === 0) return null;
  const add = (id: string) => {
    const chosen = others.find((each) => each.id === id);
    if (!chosen) return;
    const { firstname, lastname, title, picture } = chosen;
    const plain = { weight: 100, priority: 0, isAdmin: false };
    onAdd({ hostId: id, firstname, lastname, title, picture, ...plain });
  };
  return (
    <select
      value=""
      aria-label={t('places.add')}
      onChange={(event) => add(event.target.value)}
      className="field max-w-64 text-sm!"
    >
      <option value="">{t('places.add')}</option>
      {others.map(({ id, firstname, lastname }) => (
        <option key={id} value={id}>
          {`${firstname} ${lastname}`}
        </option>
      ))}
    </select>
  );
}
