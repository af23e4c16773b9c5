import { pagePlace } from '#shared/react/list/address-parts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { api } from '#site/office/api.ts';

/** A company's workflows by pages. */
export const workflowsList = defineList({
  address: { page: pagePlace },
  useData: ({ page }) => api.useData('get', '/workflows', { params: { query: { page } } }).data,
  read: ({ workflows, ...reply }) => ({ rows: workflows, paging: byPage(reply) }),
  toId: ({ id }) => id,
  toName: ({ name }) => name ?? '',
});
