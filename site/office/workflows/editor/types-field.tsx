import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { AnyOf } from '#site/office/any-of.tsx';
import { api } from '#site/office/api.ts';

interface TypesFieldProps {
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** About appointments of which meeting types: of all, or of those that are chosen. */
export function TypesField({ chosen, onChoose }: TypesFieldProps) {
  const t = useTexts('workflows');
  const { data } = api.useData('get', '/appointments/filters');
  const types = data.meetingTypes;
  const [first] = types;
  return (
    <div className="grid gap-3">
      <SelectField
        label={t('types')}
        value={chosen.length === 0 ? 'all' : 'some'}
        options={[
          ['all', t('allTypes')],
          ['some', t('chosenTypes'), first === undefined],
        ]}
        onChange={(now) => onChoose(now === 'some' && first ? [first.id] : [])}
      />
      {chosen.length > 0 && (
        <AnyOf
          legend={t('chosenTypes')}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
