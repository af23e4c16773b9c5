import type { Name, Plan } from '../plan.ts';

/**
 * Somebody whom hosts can sign in with, by OpenID Connect: its name, its folder, its settings and a
 * stand-in that the port's contract test runs. Its id is one word, as in addresses and variables.
 */
export function signInProvider({ kebab, words }: Name): Plan {
  const id = kebab.replaceAll('-', '');
  const type = id.charAt(0).toUpperCase() + id.slice(1);
  const prefix = id.toUpperCase();
  const variables = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`, `${prefix}_API_BASE`];
  const folder = `server/outside/integrations/${id}`;
  const registry = 'server/outside/integrations/registry.ts';
  const names = 'shared/domain/integrations/sign-in-providers.ts';
  const standIns = 'tests/support/stand-ins/identity-stand-ins.ts';
  return {
    files: {
      // A key, until it has a mark of its own.
      [`site/public/integrations/${id}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#7f7a72" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><title>${words}</title><circle cx="8" cy="15" r="4"/><path d="m11 12 8-8m-3 3 3 3"/></svg>
`,
      [`${folder}/${id}.ts`]: `import { signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { defineIntegration } from '../integration.ts';
import { ${id}Settings } from './${id}-settings.ts';

/** Signing in with ${words}. */
export const ${id} = defineIntegration({
  id: '${id}',
  name: signInNames.${id},
  settings: ${id}Settings,
  ports: {
    signIn: async (settings) =>
      (await import('./${id}-identity.ts')).create${type}Identity(settings),
  },
});
`,
      [`${folder}/${id}-settings.ts`]: `import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

export const ${id}Settings = z.object({
  ${prefix}_CLIENT_ID: z.string(),
  ${prefix}_CLIENT_SECRET: z.string(),
  /** Where a stand-in listens; its own addresses without it. */
  ${prefix}_API_BASE: webAddress.default('https://id.${id}.example'),
});

export type ${type}Settings = Readonly<z.output<typeof ${id}Settings>>;
`,
      [`${folder}/${id}-identity.ts`]: `import type { IdentityProvider } from '#server/platform/kernel/identity-provider.ts';
import { createIdentityProvider } from '../create-identity-provider.ts';
import { readClaims } from '../read-claims.ts';
import type { ${type}Settings } from './${id}-settings.ts';

/** ${words} says of an address whether its owner has shown that it is theirs. */
export function create${type}Identity(settings: ${type}Settings): IdentityProvider {
  const issuer = settings.${prefix}_API_BASE;
  return createIdentityProvider({
    registration: {
      ...{ issuer, authorize: \`\${issuer}/authorize\`, token: \`\${issuer}/token\` },
      clientId: settings.${prefix}_CLIENT_ID,
      clientSecret: settings.${prefix}_CLIENT_SECRET,
    },
    scope: 'openid email profile',
    toProfile({ claims }) {
      const { sub, email, name, email_verified: isVerified } = readClaims(claims);
      return { accountId: sub, email, name, isVerified };
    },
  });
}
`,
    },
    rows: [
      { file: names, before: '] as const;', row: `, '${id}'` },
      {
        file: names,
        before: '} as const satisfies Record<SignInProvider, string>',
        row: `  ${id}: '${words}',\n`,
      },
      {
        file: registry,
        before: 'import { stripe }',
        row: `import { ${id} } from './${id}/${id}.ts';\n`,
      },
      { file: registry, before: 'zoom', row: `${id}, ` },
      {
        file: standIns,
        before: '} satisfies Record<SignInProvider',
        row: `  ${id}: () =>
    start('${id}', ({ accountId, isVerified = false, ...rest }) => ({
      ...{ sub: accountId, email_verified: isVerified },
      ...rest,
    })),
`,
      },
      {
        file: 'docs/settings.md',
        before: '| `STRIPE_API_BASE`',
        row: `| ${variables.map((name) => `\`${name}\``).join(', ')} | none | hosts sign in with ${words}; register \`<PUBLIC_URL>/oauth-redirect\` there |\n`,
      },
      {
        file: '.env.example',
        before: '\n# The demo workspace',
        row: variables.map((name) => `# ${name}=\n`).join(''),
      },
    ],
    next: [
      `site/public/integrations/${id}.svg: a mark of its own.`,
      `${folder}: its addresses, its scope and what it says of a person; ${standIns}: the same from the other side.`,
      'tests/api/integrations/sign-in-port.test.ts runs both, and names what is missing.',
      `Its button leads to /sso/${id}; register <PUBLIC_URL>/oauth-redirect there.`,
    ],
  };
}
