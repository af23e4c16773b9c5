/** What a provider has sent a browser back with. */
interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
}

declare global {
  interface Window {
    /** The query that the page came with, until it is read. */
    kalendsAnswer?: string;
  }
}

/**
 * The text of an inline script that takes a provider's answer out of the address before anything else of
 * the page is asked for, so that neither history nor a referrer keeps a code.
 */
export function hideAnswer(): string {
  return `if(location.search){window.kalendsAnswer=location.search;history.replaceState(history.state,'',location.pathname)}`;
}

/** The answer, once; `denied` where someone said no there, undefined where they have come by themselves. */
export function takeAnswer(): ProviderAnswer | 'denied' | undefined {
  const query = new URLSearchParams(window.kalendsAnswer ?? '');
  delete window.kalendsAnswer;
  const [code, state] = [query.get('code'), query.get('state')];
  if (code && state) return { code, state };
  return query.has('error') ? 'denied' : undefined;
}
