import type { Name, Plan } from '../plan.ts';
import { paymentProvider } from './payment-provider.ts';
import { signInProvider } from './sign-in-provider.ts';

/** What a provider can be scaffolded for: the ports that somebody fills. */
const ports: Readonly<Record<string, (name: Name) => Plan>> = {
  payment: paymentProvider,
  'sign-in': signInProvider,
};

/**
 * A provider, by what it is for: `npm run new provider sign-in/acme`; for payment unless it is said.
 * @throws Error that names the kinds.
 */
export function provider(name: Name): Plan {
  const plan = ports[name.subject ?? 'payment'];
  if (plan) return plan(name);
  const usages = Object.keys(ports).map((port) => `npm run new provider ${port}/${name.kebab}`);
  throw new Error(`What is it for? ${usages.join(', ')}`);
}
