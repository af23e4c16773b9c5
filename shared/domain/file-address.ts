/** Where a file of ours is, by its hash; a picture in other widths below that: `/api/file/{hash}/256`. */
export function toFileAddress(hash: string): string {
  return `/api/file/${hash}`;
}
