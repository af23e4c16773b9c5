import { simplify } from '#shared/time/zone-search/simplify.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { SearchDialog } from '../ui/search-dialog.tsx';

/** What cannot be chosen stands there all the same. */
export type Options = readonly (readonly [value: string, label: string, isOff?: boolean])[];

interface ChoiceDialogProps {
  readonly title: string;
  readonly options: Options;
  readonly selected: string;
  readonly typed: string;
  readonly onSelect: (value: string) => void;
  readonly onClose: () => void;
}

/** Many to choose from, in their order; what is typed is looked for anywhere in them. */
export function ChoiceDialog({ options, ...dialog }: ChoiceDialogProps) {
  const t = useTexts('choices');
  const find = (query: string) => {
    const words = simplify(query).split(' ');
    return options.filter(([, label]) => {
      const text = simplify(label);
      return words.every((word) => text.includes(word));
    });
  };
  return (
    <SearchDialog
      {...dialog}
      words={{
        search: t('search'),
        none: t('none'),
        found: (count) => t('found', { count }),
      }}
      find={find}
      toId={([value]) => value}
      isOff={([, , isOff = false]) => isOff}
    >
      {([, label], isSelected) => (
        <span className={`long-words min-w-0 ${isSelected ? 'font-semibold' : ''}`}>{label}</span>
      )}
    </SearchDialog>
  );
}
