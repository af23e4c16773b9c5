import { type BookingLink, rememberLink } from '../storage/stored-links.ts';
import { putIntoTab } from './put-into-tab.ts';
import { toLinkWriting } from './to-link-writing.ts';

/** Puts a booking link where the caret is; the keyboard's command takes the same one next time. */
export async function insertLink(tabId: number, link: BookingLink): Promise<void> {
  await rememberLink(link);
  await putIntoTab(tabId, toLinkWriting(link));
}
