import { Choice } from '#shared/react/form/choice.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface AddPlaceProps {
  /** Those who have no place yet. */
  readonly others: readonly {
    readonly id: string;
    readonly firstname: string;
    readonly lastname: string;
  }[];
  readonly onAdd: (hostId: string) => void;
}

/** One more place in a team. */
export function AddPlace({ others, onAdd }: AddPlaceProps) {
  const t = useTexts('teams');
  return (
    <Choice
      label={t('places.add')}
      value=""
      options={[
        ['', t('places.add')],
        ...others.map(
          ({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()] as const,
        ),
      ]}
      onChoose={(id) => id && onAdd(id)}
      className="mt-3 max-w-64 text-sm!"
    />
  );
}
