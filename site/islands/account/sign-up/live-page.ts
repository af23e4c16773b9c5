import { toPath } from '#shared/routes/index.ts';

/**
 * Keeps the page that was just made with its entry of the tab's history, so that a reload shows it
 * again, and drops the token, which has done its work, from the address bar.
 */
export function keepLivePage(slug: string): void {
  history.replaceState({ liveSlug: slug }, '', toPath('signup', {}));
}

/** The page that was made at this entry of the history. */
export function recallLivePage(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('liveSlug' in state)) return undefined;
  return typeof state.liveSlug === 'string' ? state.liveSlug : undefined;
}
