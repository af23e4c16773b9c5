import { defineBackground } from 'wxt/utils/define-background';
import { adoptOldSignIn } from '../adopt-old-sign-in.ts';
import { signOut } from '../api.ts';
import { watchSwitch } from '../compose/watch-switch.ts';
import { answerPages } from '../messages.ts';
import { signIn } from '../sign-in.ts';
import { keepStorageFromPages } from '../storage.ts';
import { startCommands } from '../ways-in/commands.ts';
import { startMenus } from '../ways-in/menus.ts';
import { startOmnibox } from '../ways-in/omnibox.ts';

/** A browser ends it at any moment: it keeps nothing but what is stored. */
export default defineBackground(() => {
  void keepStorageFromPages();
  void adoptOldSignIn();
  startMenus();
  startCommands();
  startOmnibox();
  watchSwitch();
  answerPages({
    'sign-in': ({ serverUrl }) => signIn(serverUrl),
    async 'sign-out'() {
      await signOut();
      return true;
    },
  });
});
