import browser from 'webextension-polyfill';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { BUTTON_NAME } from '../compose/compose-button.ts';
import { COMPOSE_LEAVES, COMPOSE_OPENS } from '../compose/compose-messages.ts';
import { keepButtons } from '../compose/keep-buttons.ts';
import { say } from '../say.ts';

/** On the compose sites, and only while a person wants a button there. */
export default defineUnlistedScript(() => {
  // An older version of the extension, or the same script a second time, may have left some.
  for (const old of document.querySelectorAll(BUTTON_NAME)) old.remove();
  const leave = keepButtons({
    label: say('compose.insert'),
    isAlive,
    onPress() {
      if (!isAlive()) leave();
      // A worker that does not answer opens nothing; that is seen, and the page need not hear of it.
      else browser.runtime.sendMessage(COMPOSE_OPENS).catch(() => undefined);
    },
  });
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (message === COMPOSE_LEAVES) leave();
    return undefined;
  });
});

/** An updated or removed extension leaves its scripts in pages, with nobody to speak to. */
function isAlive(): boolean {
  try {
    return browser.runtime.id !== undefined;
  } catch {
    return false;
  }
}
