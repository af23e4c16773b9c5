import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import { isLanguage, LANGUAGES, toLocale } from '#shared/domain/languages.ts';
import { changeLanguage } from '#shared/i18n/change-language.ts';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import type { Stories } from '#shared/react/stories.ts';
import { officeNamespaces } from './namespaces.ts';

const files = import.meta.glob<Stories>('../../shared/react/**/*.stories.tsx', {
  eager: true,
  import: 'stories',
});
const schemes = ['light', 'dark'] as const;
/** Components that are forms themselves, and cannot stand in another. */
const forms: ReadonlySet<string> = new Set([
  'mail-step',
  'draft-view',
  'propose-panel',
  'dialog-form',
]);

/** `../../shared/react/ui/ui.stories.tsx → ui` */
const toFolder = (file: string) => file.split('/').at(-2) ?? file;

function changeTo(event: ChangeEvent<HTMLSelectElement>): void {
  const { value } = event.target;
  if (isLanguage(value)) void changeLanguage(value, { load: loadOfficeTexts });
}

const { language: first } = textsStore.read();
textsStore.speak(first, await loadOfficeTexts(first, officeNamespaces));

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
      <Shown />
    </div>
  );
}

function Shown() {
  return (
    <>
      {Object.entries(files).map(([file, stories]) => (
        <section key={file} aria-label={toFolder(file)}>
          <h2>{toFolder(file)}</h2>
          {Object.entries(stories).map(([component, states]) => (
            <article key={component} data-component={component}>
              <h3>{component}</h3>
              {Object.entries(states).map(([state, node]) => (
                <Story
                  key={state}
                  state={state}
                  node={node}
                  Place={forms.has(component) ? 'div' : 'form'}
                />
              ))}
            </article>
          ))}
        </section>
      ))}
    </>
  );
}

interface StoryProps {
  readonly state: string;
  readonly node: ReactNode;
  /** Forms of their own, so that radios of the same name do not empty each other. */
  readonly Place: 'div' | 'form';
}

function Story({ state, node, Place }: StoryProps) {
  return (
    <div className="story">
      <h4>{state}</h4>
      {schemes.map((scheme) => (
        <Place
          key={scheme}
          data-scheme={scheme}
          style={{ colorScheme: scheme }}
          onSubmit={(event: FormEvent) => event.preventDefault()}
        >
          {node}
        </Place>
      ))}
    </div>
  );
}
