import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveDocument } from './serve-document.ts';

test('7.22 a document is made when it is first asked for, and never again', async () => {
  let made = 0;
  const app = new Hono().get(
    '*',
    serveDocument(() => {
      made += 1;
      return { made };
    }),
  );
  expect(made).toBe(0);
  for (const _ of [1, 2, 3]) expect(await (await app.request('/')).json()).toEqual({ made: 1 });
});
