import { pagePlace } from '#shared/react/list/address-parts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { api } from '#site/office/api.ts';
import { useListedChange } from '#site/office/use-listed-change.ts';

const PAGE_SIZE = 25;

/** The tokens that somebody may see: their own, and as an admin those of their company. */
export const tokensList = defineList({
  address: { page: pagePlace },
  useData: ({ page }) =>
    api.useData('get', '/api-token', { params: { query: { page, pageSize: PAGE_SIZE } } }).data,
  read: ({ tokens, ...reply }) => ({ rows: tokens, paging: byPage(reply) }),
  toId: ({ id }) => id,
  toName: ({ name }) => name,
});

/** Makes a change of tokens, and asks for the list again. */
export const useTokensChange = () => useListedChange(['/api-token']);
