/** What files are served as. Nothing else is, whatever its sender says that it is. */
export const STORED_TYPES = ['image/png', 'image/webp'] as const;
export type StoredType = (typeof STORED_TYPES)[number];
