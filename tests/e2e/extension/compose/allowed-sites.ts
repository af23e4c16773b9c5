import { launchExtension } from '#tests/e2e/support/launch-extension.ts';
import { test as base, expect } from '#tests/e2e/support/test.ts';
import { watchConsole } from '#tests/e2e/support/watch-console.ts';

/**
 * In a browser of the test's own, where the question about the compose sites was answered with yes
 * before: the answer goes with an extension that is taken away.
 */
export const test = base.extend({
  extension: async ({ browserName: _ }, use) => {
    const extension = await launchExtension('en-US', true);
    const watch = watchConsole(extension.context);
    await use({ ...extension, allow: watch.allow });
    await extension.close();
    expect(watch.unexpected(), 'console errors').toEqual([]);
  },
});

export { expect };
