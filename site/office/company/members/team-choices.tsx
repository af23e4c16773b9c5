import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';

const question = api.toQuery('get', '/company/teams', { params: { query: { pageSize: 100 } } });

interface TeamChoicesProps {
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** The teams in which somebody gets a place; nothing where there are none. */
export function TeamChoices({ chosen, onChoose }: TeamChoicesProps) {
  const t = useTexts('members');
  const teams = useQuery(question).data?.teams ?? [];
  if (teams.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t('teams')}</legend>
      <div className="flex max-h-40 flex-wrap gap-x-5 overflow-y-auto">
        {teams.map(({ id, name }) => (
          <label
            key={id}
            className="flex min-h-9 min-w-0 items-center gap-2 text-sm wrap-anywhere pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
              className="size-4 shrink-0 accent-(--brand-text)"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
