import { api } from '#site/office/api.ts';

/** The shelves of the company, in their order. */
export const shelvesQuery = api.toQuery('get', '/workspace', {
  params: { query: { pageSize: 100 } },
});
