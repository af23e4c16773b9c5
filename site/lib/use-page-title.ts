import { useEffect } from 'react';
import { toOneLine } from '#shared/domain/one-line.ts';

/** Names the tab in the page's language. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${toOneLine(title)} · Kalends`;
  }, [title]);
}
