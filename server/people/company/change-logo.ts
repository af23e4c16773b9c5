import { keepPicture } from '#server/platform/file-store/keep-picture.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { setLogo } from './store.ts';

/**
 * Makes a logo of what is sent and shows it as a company's: on its pages and in its mails.
 * @returns the hash of its file
 * @throws Refusal where it is no picture that we take
 */
export async function changeLogo(
  { db, clock, makePicture }: Pick<Services, 'db' | 'clock' | 'makePicture'>,
  companyId: string,
  file: AsyncIterable<Uint8Array>,
): Promise<string> {
  const made = await makePicture(file, 'logo');
  const picture = await keepPicture(db, { companyId, nowMs: clock.nowMs() }, made);
  await setLogo(db, companyId, picture);
  return picture;
}
