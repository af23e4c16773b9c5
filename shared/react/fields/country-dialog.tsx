import { type ReactNode, useState } from 'react';
import { toLocale } from '#shared/domain/languages.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { SearchDialog } from '#shared/react/ui/search-dialog.tsx';
import { type CountryCode, dialCodeOf, toCountry } from './phone-number.ts';
import { listToSearch, searchCountries } from './search-countries.ts';

interface CountryDialogProps {
  /** Stands above all others. */
  readonly first: CountryCode;
  readonly selected: CountryCode;
  /** What was typed before the dialog was here. */
  readonly typed: string;
  readonly onSelect: (country: CountryCode) => void;
  readonly onClose: () => void;
}

/** Every country that has phone numbers, with how they begin; typing narrows the list. */
export function CountryDialog(props: CountryDialogProps): ReactNode {
  const { first, selected, typed, onSelect, onClose } = props;
  const { t, language } = useTranslation('fields');
  const [countries] = useState(() => listToSearch(toLocale(language), first));
  return (
    <SearchDialog
      title={t('fields.countryCode')}
      words={{
        search: t('countries.search'),
        none: t('countries.none'),
        found: (count) => t('countries.found', { count }),
      }}
      typed={typed}
      selected={selected}
      find={(query) => searchCountries(countries, query)}
      toId={({ code }) => code}
      onSelect={(code) => onSelect(toCountry(code))}
      onClose={onClose}
    >
      {({ code, name }, isSelected) => (
        <>
          <span
            className={`long-words min-w-0 flex-[1_1_8rem] ${isSelected ? 'font-semibold' : ''}`}
          >
            {name}
          </span>{' '}
          <span className="whitespace-nowrap text-soft text-sm tabular-nums">
            {dialCodeOf(code)}
          </span>
        </>
      )}
    </SearchDialog>
  );
}
