import type { Plugin } from 'vite';
import { explanations } from '#shared/errors/explain.ts';
import { refusalsOfApps } from './refusals-of-apps.ts';

/** Packs of the texts of refusals those alone that a call of the extension can meet. */
export function textsOfRefusals(): Plugin {
  const met = new Set<string>([...explanations, ...refusalsOfApps()]);
  return {
    name: 'texts-of-refusals',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/\w+\/errors\.json/ },
      handler(code) {
        const texts = Object.entries<string>(JSON.parse(code)).filter(([name]) => met.has(name));
        return { code: JSON.stringify(Object.fromEntries(texts)), map: null };
      },
    },
  };
}
