import { api } from './api.ts';

/** Whether guests may make pages of their own here; undefined until the server has said so. */
export function useTakesSignUps(): boolean | undefined {
  const { data } = api.useQuery('get', '/signup');
  return data?.open;
}
