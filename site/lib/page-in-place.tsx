import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { shownPageStore } from './shown-page.ts';

/** The page that the document came with, or the one that took its place; its title then has the focus. */
export function PageInPlace({ first: First }: { readonly first: ComponentType }) {
  const Page = useSyncExternalStore(shownPageStore.subscribe, shownPageStore.read) ?? First;
  const before = useRef(Page);
  useEffect(() => {
    if (before.current === Page) return;
    before.current = Page;
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [Page]);
  return <Page />;
}
