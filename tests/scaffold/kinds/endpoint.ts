import type { Name, Plan } from '../plan.ts';

/**
 * `GET /<name>`: an entry of the contract, its handler, its verb and a test through the client. It is
 * given the wing of the server that its room belongs to, `time/wait-list`, and is the office's otherwise.
 */
export function endpoint({ kebab, camel, pascal, words, subject: wing = 'office' }: Name): Plan {
  const room = `server/${wing}/${kebab}`;
  return {
    files: {
      [`shared/api/${kebab}.ts`]: `import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './schemas.ts';

const ${camel} = z.object({ asOf: instant });

export const ${camel}Api = {
  get${pascal}: endpoint({
    method: 'get',
    path: '/${kebab}',
    summary: '${words}, as it is now',
    right: 'session:read',
    limit: 'office',
    reply: ${camel},
    refuses: [],
  }),
} as const;

export type ${pascal} = z.output<typeof ${camel}>;
`,
      [`${room}/routes.ts`]: `import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { ${camel}Api } from '#shared/api/${kebab}.ts';
import { load${pascal} } from './load-${kebab}.ts';

export function ${camel}Routes(services: Pick<Services, 'clock'>): Handlers<typeof ${camel}Api> {
  return {
    get${pascal}: () => load${pascal}(services),
  };
}
`,
      [`${room}/load-${kebab}.ts`]: `import type { Services } from '#server/platform/kernel/services.ts';
import type { ${pascal} } from '#shared/api/${kebab}.ts';

/** ${words}, as of the server's clock. */
export async function load${pascal}({ clock }: Pick<Services, 'clock'>): Promise<${pascal}> {
  return { asOf: new Date(clock.nowMs()).toISOString() };
}
`,
      [`tests/api/${kebab}.test.ts`]: `import { expect, test } from 'vitest';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';

describeApi('${words.toLowerCase()}', (api) => {
  test('is for those who are signed in', async () => {
    expect(await refusedWith(api.client.GET('/${kebab}'))).toBe('401 unauthorized');
  });
});
`,
    },
    rows: [
      {
        file: 'shared/api/contract.ts',
        before: 'import { appointmentApi }',
        row: `import { ${camel}Api } from './${kebab}.ts';\n`,
      },
      { file: 'shared/api/contract.ts', before: '} as const;', row: `  ...${camel}Api,\n` },
      {
        file: 'server/handlers.ts',
        before: 'import { appointmentRoutes }',
        row: `import { ${camel}Routes } from './${wing}/${kebab}/routes.ts';\n`,
      },
      { file: 'server/handlers.ts', before: '  };\n}', row: `    ...${camel}Routes(services),\n` },
    ],
    next: [
      `shared/api/${kebab}.ts: method, path, right, limit and schemas; each refusal needs a scenario in tests/support/refusals.`,
      `${room}: the verb; what reads or writes tables stands in store.ts.`,
    ],
  };
}
