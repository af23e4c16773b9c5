import type sharp from 'sharp';

/**
 * Large, native, and needed by nobody until there is a picture. Nothing is worth keeping between two of
 * them, and one thread has one picture's memory.
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: toImage } = await import('sharp');
  toImage.cache(false);
  toImage.concurrency(1);
  return toImage;
}
