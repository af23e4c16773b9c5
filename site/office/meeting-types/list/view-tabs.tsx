import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { VIEWS, type View } from './read-types-query.ts';

interface ViewTabsProps {
  readonly view: View;
  readonly onChoose: (view: View) => void;
}

/** Mine, others' that I host, all that I reach. */
export function ViewTabs({ view, onChoose }: ViewTabsProps) {
  const t = useTexts('meeting-types');
  return (
    <fieldset className="mb-3 flex gap-1">
      <legend className="sr-only">{t('view.label')}</legend>
      {VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
          className={`min-h-10 rounded-lg px-3 text-sm ${each === view ? 'bg-brand-soft font-medium text-brand-text' : 'text-soft hover:bg-ink/5'}`}
        >
          {t(`view.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
