import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { chooseScheme, SCHEMES, schemeIcons, useScheme } from '../scheme-store.ts';

/** Light, dark, or as the system has it. */
export function SchemeSwitch() {
  const t = useTexts('office');
  const chosen = useScheme();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={t('scheme.label')} className="flex gap-0.5">
      {SCHEMES.map((scheme) => (
        <button
          key={scheme}
          type="button"
          aria-label={t(`scheme.${scheme}`)}
          title={t(`scheme.${scheme}`)}
          aria-pressed={chosen === scheme}
          onClick={() => chooseScheme(scheme)}
          className="flex min-h-9 min-w-8 flex-1 items-center justify-center rounded-lg text-soft hover:bg-ink/5 aria-pressed:bg-surface aria-pressed:text-ink md:min-h-8"
        >
          <Icon name={schemeIcons[scheme]} className="size-4.5" />
        </button>
      ))}
    </div>
  );
}
