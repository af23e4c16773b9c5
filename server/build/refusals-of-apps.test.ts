import { expect, test } from 'vitest';
import { refusalsOf } from '#server/platform/http/refusals-of.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { refusalsOfApps } from './refusals-of-apps.ts';

test('apps have the texts of all that their calls can be refused with, and no others', () => {
  const called = Object.values<Endpoint>(contract).filter(({ byApp }) => byApp !== undefined);
  expect([...refusalsOfApps()].toSorted()).toEqual(
    [...new Set(called.flatMap(refusalsOf))].toSorted(),
  );
});
