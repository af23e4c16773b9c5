/** Whether what stands between here and there, a portal or a proxy, says that all is well by a page of its own. */
export const isPage = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') === true;
