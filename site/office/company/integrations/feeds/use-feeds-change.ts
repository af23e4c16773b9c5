import { useListedChange } from '#site/office/use-listed-change.ts';

/** Makes a change of feeds, and asks for them again. */
export const useFeedsChange = () => useListedChange(['/calendar/feeds']);
