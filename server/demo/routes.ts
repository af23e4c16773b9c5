import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import { getDemo } from './get-demo.ts';

export function demoRoutes(services: Services): Pick<Handlers, 'getDemo'> {
  return { getDemo: () => getDemo(services) };
}
