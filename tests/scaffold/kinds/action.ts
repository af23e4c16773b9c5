import type { Name, Plan } from '../plan.ts';

/** An action of the extension: its file, its row and its label. */
export function action({ kebab, camel, words }: Name): Plan {
  return {
    files: {
      [`extension/actions/${kebab}.ts`]: `import browser from 'webextension-polyfill';
import type { Action } from './action.ts';

export const ${camel}: Action = {
  label: 'actions.${camel}',
  icon: 'link',
  surfaces: ['popup', 'side-panel'],
  needs: 'account',
  async run({ serverUrl }) {
    if (serverUrl !== undefined) await browser.tabs.create({ url: serverUrl });
  },
};
`,
    },
    rows: [
      {
        file: 'extension/actions/actions.ts',
        before: 'import { openSite }',
        row: `import { ${camel} } from './${kebab}.ts';\n`,
      },
      {
        file: 'extension/actions/actions.ts',
        before: '} as const satisfies',
        row: `  '${kebab}': ${camel},\n`,
      },
    ],
    texts: [{ namespace: 'extension', path: ['actions', camel], text: words }],
    next: [
      `extension/actions/${kebab}.ts: what it does, its icon, where it stands and what it needs.`,
      `locales/*/extension.json: actions.${camel} is English in all nine languages.`,
    ],
  };
}
