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
  const leave = keepButtons(say('compose.insert'), () => {
    // An updated extension does not hear its old scripts; the new one brings its own button.
    void Promise.resolve()
      .then(() => browser.runtime.sendMessage(COMPOSE_OPENS))
      .catch(leave);
  });
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (message === COMPOSE_LEAVES) leave();
    return undefined;
  });
});
