import type { Name, Plan } from '../plan.ts';

/**
 * A payment provider: its name, its folder, its settings and a stand-in that the port's contract test
 * runs. Its id is one word, as in addresses and variables: `pay-here → payhere`.
 */
export function paymentProvider({ kebab, words }: Name): Plan {
  const id = kebab.replaceAll('-', '');
  const type = id.charAt(0).toUpperCase() + id.slice(1);
  const prefix = id.toUpperCase();
  const variables = [`${prefix}_SECRET_KEY`, `${prefix}_WEBHOOK_SECRET`, `${prefix}_API_BASE`];
  const folder = `server/outside/integrations/${id}`;
  const standIns = 'tests/support/stand-ins';
  const names = 'shared/domain/integrations/payment-providers.ts';
  return {
    files: {
      // A card, until it has a mark of its own.
      [`site/public/integrations/${id}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#7f7a72" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><title>${words}</title><path d="M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-1 4h18M7 14.5h3"/></svg>
`,
      [`${folder}/${id}.ts`]: `import { paymentNames } from '#shared/domain/integrations/payment-providers.ts';
import { defineIntegration } from '../integration.ts';
import { ${id}Settings } from './${id}-settings.ts';

/** ${words}: wallet payments. */
export const ${id} = defineIntegration({
  id: '${id}',
  name: paymentNames.${id},
  settings: ${id}Settings,
  ports: {
    payment: async (settings) =>
      (await import('./${id}-provider.ts')).create${type}Provider(settings),
  },
});
`,
      [`${folder}/${id}-settings.ts`]: `import * as z from 'zod';
import { webAddress } from '#server/platform/kernel/web-address.ts';

export const ${id}Settings = z.object({
  ${prefix}_SECRET_KEY: z.string(),
  ${prefix}_WEBHOOK_SECRET: z.string(),
  /** Where its API is, for a sandbox or a stand-in. */
  ${prefix}_API_BASE: webAddress.default('https://api.${id}.example'),
});

export type ${type}Settings = Readonly<z.output<typeof ${id}Settings>>;
`,
      [`${folder}/${id}-provider.ts`]: `import type { PaymentProvider } from '#server/platform/kernel/payment-provider.ts';
import { answeringPayments } from '../answering-payments.ts';
import type { ${type}Settings } from './${id}-settings.ts';

/** Wallet payments through ${words}. */
export function create${type}Provider(settings: ${type}Settings): PaymentProvider {
  const call = (what: string) => async (): Promise<never> => {
    throw new Error(\`\${settings.${prefix}_API_BASE} is not asked for \${what} yet\`);
  };
  return answeringPayments(
    {
      createOrder: call('an order'),
      loadOrder: call('an order that is there'),
      capture: call('approved money'),
      refund: call('money back'),
      cancel: call('an end of an order'),
      verifyWebhook: call('its signature'),
    },
    whyNoAnswer,
  );
}

/** Which errors are the provider's: it is 'unavailable', or it 'refused'; all others are ours. */
function whyNoAnswer(): undefined {
  return undefined;
}
`,
      [`${standIns}/${id}-stand-in.ts`]: `import { startJsonStandIn } from './json-stand-in.ts';
import type { PaymentStandIn } from './payment-stand-ins.ts';

/** ${words} as far as we use it. */
export async function start${type}StandIn(): Promise<PaymentStandIn> {
  const counts = { orders: 0, taken: 0, givenBack: 0 };
  let isBroken = false;
  const server = await startJsonStandIn(() => ({ status: isBroken ? 503 : 404, body: {} }));
  const secret = 'sk_test_stand_in';
  const aboutOrder = (type: string) => (id: string) => ({
    body: JSON.stringify({ type, id }),
    headers: {},
  });
  return {
    settings: {
      ${prefix}_SECRET_KEY: secret,
      ${prefix}_WEBHOOK_SECRET: 'whsec_stand_in',
      ${prefix}_API_BASE: server.url,
    },
    secrets: [secret, 'whsec_stand_in'],
    pay(id) {
      throw new Error(\`Nobody pays \${id} yet\`);
    },
    counts: () => ({ ...counts }),
    webhooks: {
      paid: aboutOrder('paid'),
      refunded: aboutOrder('refunded'),
      other: aboutOrder('other'),
      forged: (id) => ({ unsigned: aboutOrder('paid')(id) }),
    },
    breakDown(broken) {
      isBroken = broken;
    },
    stop: server.stop,
  };
}
`,
    },
    rows: [
      { file: names, before: '] as const;', row: `, '${id}'` },
      {
        file: names,
        before: "} as const satisfies Record<ProviderName, 'card'",
        row: `  ${id}: 'wallet',\n`,
      },
      {
        file: names,
        before: '} as const satisfies Record<ProviderName, string>',
        row: `  ${id}: '${words}',\n`,
      },
      {
        file: 'shared/domain/integrations/payment-origins.ts',
        before: '} as const satisfies',
        row: `  ${id}: { scripts: [], connects: [], frames: [], images: [] },\n`,
      },
      {
        file: 'server/outside/integrations/registry.ts',
        before: 'import { stripe }',
        row: `import { ${id} } from './${id}/${id}.ts';\n`,
      },
      {
        file: 'server/outside/integrations/registry.ts',
        before: 'zoom',
        row: `${id}, `,
      },
      {
        file: `${standIns}/payment-stand-ins.ts`,
        before: 'import { signForStripe,',
        row: `import { start${type}StandIn } from './${id}-stand-in.ts';\n`,
      },
      {
        file: `${standIns}/payment-stand-ins.ts`,
        before: '} satisfies Record<ProviderName',
        row: `  ${id}: start${type}StandIn,\n`,
      },
      {
        file: 'docs/settings.md',
        before: '| `STRIPE_API_BASE`',
        row: `| ${variables.map((name) => `\`${name}\``).join(', ')} | none | ${words}; webhooks go to \`/api/webhooks/${id}\` |\n`,
      },
      {
        file: '.env.example',
        before: '\n# The demo workspace',
        row: variables.map((name) => `# ${name}=\n`).join(''),
      },
    ],
    next: [
      `site/public/integrations/${id}.svg: a mark of its own.`,
      `${folder}: its calls, its errors and its settings; ${standIns}/${id}-stand-in.ts: the same from the other side.`,
      'tests/api/integrations/payment-port.test.ts runs both, and names what is missing.',
      'shared/api/payment.ts: what the browser pays with; site/islands/booking/payment: its view.',
      `${names}: 'card' where the visitor is charged as they confirm; payment-origins.ts: where its script comes from.`,
    ],
  };
}
