import { registerHooks } from 'node:module';

/**
 * For each file of a package Node parses the package's whole package.json once more, and that of
 * drizzle-orm lists five hundred of them: a sixth of the start. Its files name each other by their
 * paths, so they are found without it.
 */
export function findPackageFiles(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL } = context;
      if (!parentURL?.includes('/node_modules/drizzle-orm/') || !/^\.\.?\/.*\.js$/.test(specifier))
        return nextResolve(specifier, context);
      const { href } = new URL(specifier, parentURL);
      return { url: href, format: 'module', shortCircuit: true };
    },
  });
}
