import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUPPORT_ADDRESS } from '#shared/domain/connected-apps.ts';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import type { NamedTextKey } from '#shared/i18n/text-keys.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

/** What a store shows of the extension in one language, and what its reviewers ask. */
export interface Listing {
  readonly name: string;
  /** The manifest's description too. */
  readonly summary: string;
  readonly description: string;
  /** What Chrome's store calls the single purpose. */
  readonly purpose: string;
  readonly reasons: readonly Reason[];
  /** What the extension does with what it learns: a title, and a sentence or several a line. */
  readonly policy: { readonly title: string; readonly paragraphs: readonly string[] };
  /** Where its users write to. */
  readonly support: string;
}

/** What a permission is for; `sites` are the optional hosts. */
interface Reason {
  readonly permission: (typeof PERMISSIONS)[number];
  readonly text: string;
}

const PERMISSIONS = [
  ...(['storage', 'identity', 'activeTab', 'scripting', 'contextMenus'] as const),
  ...(['sidePanel', 'sites'] as const),
] as const;

const POLICY = ['who', 'keeps', 'sends', 'reads', 'never', 'end'] as const;

const ABILITIES = ['propose', 'links', 'appointments', 'card', 'lookup', 'undo'] as const;

/** The listing in a language, from `store.json` and `extension.json` of `locales`. */
export async function loadListing(project: string, language: Language): Promise<Listing> {
  const say = await loadTexts(project, language);
  const reasons = PERMISSIONS.map((name) => ({
    permission: name,
    text: say(`store:permissions.${name}`),
  }));
  return {
    name: say('extension:name'),
    summary: say('extension:description'),
    description: describe(say, reasons),
    purpose: say('store:purpose'),
    reasons,
    policy: {
      title: say('store:policy.title'),
      paragraphs: POLICY.map((part) =>
        say(`store:policy.${part}`, part === 'end' ? { address: SUPPORT_ADDRESS } : {}),
      ),
    },
    support: SUPPORT_ADDRESS,
  };
}

type Say = (key: NamedTextKey, values?: Readonly<Record<string, string>>) => string;

async function loadTexts(project: string, language: Language): Promise<Say> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(project, 'locales', language, `${name}.json`), 'utf8'));
  const [extension, store] = await Promise.all([read('extension'), read('store')]);
  const translate = createTranslator(toLocale(language), { extension, store });
  return (key, values) => translate('store', key, values);
}

function describe(say: Say, reasons: readonly Reason[]): string {
  return [
    say('store:lead'),
    toList(
      say('store:does.title'),
      ABILITIES.map((name) => say(`store:does.${name}`)),
    ),
    say('store:needs'),
    say('store:privacy'),
    toList(
      say('store:permissions.title'),
      reasons.map(({ text }) => text),
    ),
  ].join('\n\n');
}

function toList(title: string, items: readonly string[]): string {
  return [title, ...items.map((item) => `• ${item}`)].join('\n');
}
