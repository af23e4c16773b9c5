import type { ChangeEvent, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { isLanguage, LANGUAGES, type Language, toLocale } from '#shared/domain/languages.ts';
import { changeLanguage } from '#shared/i18n/change-language.ts';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import { startI18next } from '#shared/i18n/start-i18next.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import type { Stories } from '#shared/react/stories.ts';
import { officeNamespaces } from './namespaces.ts';

const files = import.meta.glob<Stories>('../../shared/react/*/*.stories.tsx', {
  eager: true,
  import: 'stories',
});
const schemes = ['light', 'dark'] as const;

/** `../../shared/react/ui/ui.stories.tsx → ui` */
const toFolder = (file: string) => file.split('/').at(-2) ?? file;

function changeTo(event: ChangeEvent<HTMLSelectElement>): void {
  const { value } = event.target;
  if (isLanguage(value)) void changeLanguage(value);
}

/** The office's voice in each language, there before anything is shown. */
const voices = new Map(
  await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [language, await startI18next(language, officeNamespaces, loadOfficeTexts)] as const,
    ),
  ),
);

/** Every shared component in each of its states, in both schemes side by side. */
export function Gallery() {
  const language = useLanguage();
  return (
    <div className="gallery">
      <header>
        <h1>Gallery</h1>
        <label>
          Language{' '}
          <select value={language} onChange={changeTo}>
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {new Intl.DisplayNames('en', { type: 'language' }).of(toLocale(each))}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Shown language={language} />
    </div>
  );
}

function Shown({ language }: { readonly language: Language }) {
  const voice = voices.get(language);
  if (!voice) throw new Error(`No voice in ${language}`);
  return (
    <I18nextProvider i18n={voice}>
      {Object.entries(files).map(([file, stories]) => (
        <section key={file} aria-label={toFolder(file)}>
          <h2>{toFolder(file)}</h2>
          {Object.entries(stories).map(([component, states]) => (
            <article key={component} data-component={component}>
              <h3>{component}</h3>
              {Object.entries(states).map(([state, node]) => (
                <Story key={state} state={state} node={node} />
              ))}
            </article>
          ))}
        </section>
      ))}
    </I18nextProvider>
  );
}

/** Forms of their own, so that radios of the same name do not empty each other. */
function Story({ state, node }: { readonly state: string; readonly node: ReactNode }) {
  return (
    <div className="story">
      <h4>{state}</h4>
      {schemes.map((scheme) => (
        <form
          key={scheme}
          data-scheme={scheme}
          style={{ colorScheme: scheme }}
          onSubmit={(event) => event.preventDefault()}
        >
          {node}
        </form>
      ))}
    </div>
  );
}
