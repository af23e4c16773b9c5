import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { moveToHeading } from '../heading-focus.ts';

/** The first stop of the Tab key, seen once it has the focus: past the way around, to the screen. */
export function SkipLink() {
  const t = useTexts('office');
  return (
    <button
      type="button"
      onClick={moveToHeading}
      className="floating fixed top-3 left-3 z-50 pointer-events-none -translate-y-20 px-4 py-2 font-medium text-sm focus:pointer-events-auto focus:translate-y-0 print:hidden"
    >
      {t('nav.skip')}
    </button>
  );
}
