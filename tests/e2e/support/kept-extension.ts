import { type LoadedExtension, launchExtension } from './launch-extension.ts';
import { type ConsoleWatch, watchConsole } from './watch-console.ts';
import { test as base, expect } from './writing-page.ts';

/**
 * For tests that change pages and leave the extension as it is: one browser for all of a worker, since
 * to start one takes longer than such a test.
 */
export const test = base.extend<object, { readonly keptExtension: LoadedExtension & ConsoleWatch }>(
  {
    keptExtension: [
      async ({ browserName: _ }, use) => {
        const extension = await launchExtension();
        await use({ ...extension, ...watchConsole(extension.context) });
        await extension.close();
      },
      { scope: 'worker' },
    ],
    extension: async ({ keptExtension }, use) => {
      const { context } = keptExtension;
      const before = context.pages();
      await use(keptExtension);
      const opened = context.pages().filter((page) => !before.includes(page));
      await Promise.all(opened.map((page) => page.close()));
      expect(keptExtension.unexpected(), 'console errors').toEqual([]);
    },
  },
);

export { expect };
