import { celebrate } from './celebrate.ts';
import { noteCelebrated, wasCelebrated } from './celebrated.ts';

/** Celebrates a booking the first time that this browser shows it. */
export async function celebrateOnce(
  appointmentId: string,
  brandColor: string | null,
): Promise<void> {
  if (wasCelebrated(appointmentId)) return;
  await celebrate(brandColor, () => noteCelebrated(appointmentId));
}
