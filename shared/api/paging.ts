import * as z from 'zod';
import { queryInteger } from './endpoint.ts';

/** What the query of every list takes: pages count from 1. */
export const pageQuery = {
  page: queryInteger(1, 100_000).optional(),
  pageSize: queryInteger(1, 100).optional(),
};

/** What the reply of every list says beside its rows. */
export const pageFacts = { total: z.int(), page: z.int(), pageSize: z.int() };

/** What the query of a long list takes: `cursor` is the `next` or `previous` of an earlier reply. */
export const cursorQuery = {
  cursor: z.string().max(200).optional(),
  pageSize: queryInteger(1, 100).optional(),
};

/** What the reply of a long list says beside its rows; null where it ends. */
export const cursorFacts = { next: z.string().nullable(), previous: z.string().nullable() };
