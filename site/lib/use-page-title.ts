import { useEffect } from 'react';

/** Names the tab in the page's language. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Kalends`;
  }, [title]);
}
