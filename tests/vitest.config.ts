import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code they prove; house tests check the tree itself. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['{shared,server,site,extension}/**/*.test.{ts,tsx}', 'tests/{house,api}/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
  },
});
