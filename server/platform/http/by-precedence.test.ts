import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { byPrecedence } from './by-precedence.ts';

const sorted = (...paths: string[]) =>
  byPrecedence(paths.map((path) => ({ path }))).map(({ path }) => path);

describe('byPrecedence', () => {
  it('lets a literal segment win over a parameter at its place', () => {
    expect(sorted('/type/{id}', '/type/all')).toEqual(['/type/all', '/type/{id}']);
    expect(sorted('/{kind}/all', '/type/{id}')).toEqual(['/type/{id}', '/{kind}/all']);
  });

  it('keeps the order of those that never meet', () => {
    expect(sorted('/b', '/a', '/c')).toEqual(['/b', '/a', '/c']);
  });

  it('leads each literal path to itself, in whatever order they are declared', async () => {
    const segment = fc.constantFrom('a', 'b', '{id}');
    const path = fc
      .array(segment, { minLength: 1, maxLength: 4 })
      .map((segments) => `/${segments.join('/')}`);
    const paths = fc.uniqueArray(path, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(paths, async (declared) => {
        const app = new Hono();
        for (const each of byPrecedence(declared.map((one) => ({ path: one })))) {
          app.get(each.path.replaceAll('{id}', ':id'), (c) => c.text(each.path));
        }
        for (const literal of declared.filter((each) => !each.includes('{'))) {
          const reply = await app.request(literal);
          expect(await reply.text()).toBe(literal);
        }
      }),
      { numRuns: 100 },
    );
  });
});
