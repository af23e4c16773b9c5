/** How the shades of a week look; with forced colours their borders say the same. */
export const weekLooks = {
  free: 'bg-raised forced-colors:border-2',
  busy: 'busy-hatch text-soft forced-colors:border forced-colors:border-dashed',
  buffer: 'border-busy/30 border-y bg-busy-soft forced-colors:border-dotted',
  held: 'border border-held border-dashed bg-held-soft text-held forced-colors:border-double forced-colors:border-3',
  closed: 'bg-sunken',
  night: 'night-veil forced-colors:border-r-4 forced-colors:border-double',
} as const;
