import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Stories } from '#shared/react/stories.ts';
import { isReservedSlug, matchRoute } from '#shared/routes/index.ts';

const react = fileURLToPath(new URL('../../shared/react', import.meta.url));
const files = globSync('**/*.stories.tsx', { cwd: react });

describe('the gallery', () => {
  it.each(files)('shows every component beside %s in a state', async (file) => {
    const { stories }: { readonly stories: Stories } = await import(join(react, file));
    const components = globSync('*.tsx', { cwd: join(react, dirname(file)) })
      .filter((name) => !/\.(test|stories)\.tsx$/.test(name))
      .map((name) => basename(name, '.tsx'));
    expect(Object.keys(stories).sort()).toEqual(components.sort());
    const empty = Object.entries(stories).filter(([, states]) => Object.keys(states).length === 0);
    expect(empty).toEqual([]);
  });

  it('is no page of what is built: its address is a host’s', () => {
    expect(matchRoute('/dev/gallery')?.id).toBe('booking');
    expect(isReservedSlug('dev')).toBe(false);
  });
});
