import type { Name, Plan } from '../plan.ts';

/**
 * A kind of effect: what its rows carry, its folder, its row among the kinds, and its name and sign
 * among what has failed.
 */
export function effect({ kebab, camel, words }: Name): Plan {
  const file = `server/effects/${kebab}/${kebab}.ts`;
  return {
    files: {
      [file]: `import type { EffectKind } from '#server/effects/effect/effect-kind.ts';
import type { Services } from '#server/platform/kernel/services.ts';

/** ${words}, after somebody wanted to be called back. */
export const ${camel} = {
  queue: '${kebab}',
  atOnce: 50,
  patienceSeconds: 60,
  manners: { ofAccount: 4, backOff: { firstSeconds: 4, longestSeconds: 3600, tries: 12 } },
  about: 'callbackId',
  async lead({ db, jobs }, event, eventId) {
    if (event.type !== 'callback-requested') return;
    const { companyId, callbackId } = event;
    const what = { companyId, callbackId };
    const account = { provider: '${kebab}', id: companyId };
    await jobs.cause(db, [{ kind: '${kebab}', key: eventId, what, account }]);
  },
  async perform({ log }, { callbackId }) {
    log.debug({ callbackId }, '${kebab}');
  },
} as const satisfies EffectKind<'${kebab}', Services>;
`,
    },
    rows: [
      { file: 'shared/domain/effects/kinds.ts', before: '] as const;', row: `, '${kebab}'` },
      {
        file: 'server/platform/kernel/effects.ts',
        before: '}\n\n/** Who is asked to do it.',
        row: `  readonly '${kebab}': { readonly companyId: string; readonly callbackId: string };\n`,
      },
      {
        file: 'server/effect-kinds.ts',
        before: 'import { messageEffect }',
        row: `import { ${camel} } from './effects/${kebab}/${kebab}.ts';\n`,
      },
      {
        file: 'server/effect-kinds.ts',
        before: '} as const satisfies',
        row: `  '${kebab}': ${camel},\n`,
      },
      {
        file: 'site/office/company/failed-effects/failed-effects-screen.tsx',
        before: '} as const satisfies Record<',
        row: `  '${kebab}': 'again',\n`,
      },
    ],
    texts: [{ namespace: 'office/failed-effects', path: ['kinds', kebab], text: words }],
    next: [
      `${file}: which events lead to it, whose account is asked, and what is done; the key is the same for each try.`,
      'server/platform/kernel/effects.ts: what it has to know, as ids; without a companyId no company sees what failed.',
      'AccountUnavailable says that the account gives no answer, so that all that waits for it is put off.',
      'failed-effects-screen.tsx: the sign of its rows among what has failed.',
      `locales/*/office/failed-effects.json: ${kebab} is English in all nine languages.`,
    ],
  };
}
