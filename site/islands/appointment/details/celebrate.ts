/**
 * Spec A §4: confetti for a booking, unless the visitor asked for less motion. It comes from a chunk
 * of its own and draws on this thread: a worker from a blob would need a laxer security policy.
 */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { create } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 z-40 size-full';
  canvas.ariaHidden = 'true';
  document.body.append(canvas);
  const fire = create(canvas, { resize: true, useWorker: false });
  await fire({ particleCount: 80, spread: 80, startVelocity: 38, ticks: 160, origin: { y: 0.4 } });
  canvas.remove();
}
