import type { SeenLink } from '#shared/react/panels/seen.ts';
import { stored } from '../storage.ts';
import { putIntoTab } from './put-into-tab.ts';
import { toLinkWriting } from './to-link-writing.ts';

/** Puts a booking link where the caret is; the keyboard's command takes the same one next time. */
export async function putLink(tabId: number, link: SeenLink): Promise<void> {
  await stored.lastLink.save(link.id);
  await putIntoTab(tabId, toLinkWriting(link));
}
