import browser from 'webextension-polyfill';
import { pageActions } from '../actions/page-actions.ts';

/** Keys that a person may change in the browser; the manifest names them. The popup's own is the browser's. */
export function startCommands(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    const action = pageActions[command];
    if (!action?.surfaces.includes('command')) return;
    void action.run({ tabId: tab?.id, selection: '', choiceId: undefined });
  });
}
