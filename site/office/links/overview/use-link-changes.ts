import { useListedChange } from '#site/office/use-listed-change.ts';

const LISTS = ['/short-link', '/one-time-link'];

/** Saves a change of a link and asks for the lists anew. */
export const useLinkChanges = () => useListedChange(LISTS);
