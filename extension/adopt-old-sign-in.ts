import browser from 'webextension-polyfill';
import { revoke } from './api.ts';
import { keptSignIn } from './kept-sign-in.ts';
import { OLD_KEYS, type OldLayout, readOldSignIn } from './read-old-sign-in.ts';
import { forgetSeen, stored } from './storage.ts';

/** Takes over what earlier versions kept of a sign-in; what they may have shown elsewhere ends. */
export async function adoptOldSignIn(): Promise<void> {
  const kept: OldLayout = await browser.storage.local.get([...OLD_KEYS]);
  if (Object.keys(kept).length === 0) return;
  const { grant, account, typed } = readOldSignIn(kept);
  if (typed !== undefined) await stored.typedServer.save(typed);
  if (grant && account) await keptSignIn.adopt({ ...grant, id: crypto.randomUUID(), account });
  else await forgetSeen();
  await browser.storage.local.remove([...OLD_KEYS]);
  if (grant && !account) await revoke(grant);
}
