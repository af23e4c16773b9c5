import { toBrandColors } from '#shared/domain/brand.ts';

/**
 * Spec A §4: confetti for a booking, in the brand's colour, unless the visitor asked for less motion. It comes from a chunk
 * of its own and draws on this thread: a worker from a blob would need a laxer security policy.
 * `onBegin` is told that there is some.
 */
export async function celebrate(brandColor: string | null, onBegin: () => void): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { create } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 z-40 size-full';
  canvas.ariaHidden = 'true';
  document.body.append(canvas);
  onBegin();
  const fire = create(canvas, { resize: true, useWorker: false });
  await fire({
    ...{ particleCount: 80, spread: 80, startVelocity: 38, ticks: 160, origin: { y: 0.4 } },
    colors: colorsOf(brandColor),
    shapes: ['square'],
  });
  canvas.remove();
}

/** The colour in both schemes, light and deep, so that it is seen on either page. */
function colorsOf(brandColor: string | null): string[] {
  const [light, dark] = [toBrandColors(brandColor, 'light'), toBrandColors(brandColor, 'dark')];
  return [light.brand, dark.brand, light.brandText, dark.brandText];
}
