import type { Plain, RunInWindow } from './firefox-window.ts';

/** What popup and sidebar are shown in. */
interface PanelBrowser extends Element {
  readonly messageManager: {
    addMessageListener(name: string, listen: (message: { data: Plain }) => void): void;
    loadFrameScript(url: string, isForLater: boolean): void;
  };
}

/** Sends a function to the document of the popup or of the sidebar. */
export type InPanel = <Values extends readonly Plain[]>(
  work: (panel: Document, ...values: Values) => Plain,
  ...values: Values
) => Promise<Plain>;

export function reachPanel(run: RunInWindow, which: 'popup' | 'sidebar'): InPanel {
  return (work, ...values) => {
    const name = `kalends-test-${crypto.randomUUID()}`;
    const call = `(${work})(content.document, ...${JSON.stringify(values)})`;
    return run(askPanel, which, name, `sendAsyncMessage(${JSON.stringify(name)}, ${call})`);
  };
}

/** False where the panel has no such button, or none that can be pressed. */
export function pressNamed(panel: Document, name: string): boolean {
  const isMeant = (each: HTMLElement) => (each.ariaLabel ?? each.textContent).trim() === name;
  const selector = 'button:not(:disabled), [role="tab"], [role="menuitem"]';
  const button = [...panel.querySelectorAll<HTMLElement>(selector)].find(isMeant);
  // As if a person had pressed it: Firefox opens a sidebar for nobody else.
  const input = Reflect.get(panel.defaultView ?? {}, 'windowUtils').setHandlingUserInput(true);
  button?.click();
  input.destruct();
  return button !== undefined;
}

function askPanel(which: 'popup' | 'sidebar', name: string, script: string): Promise<Plain> {
  return new Promise((resolve, reject) => {
    const sidebar = document.querySelector<HTMLIFrameElement>('#sidebar')?.contentDocument;
    const panel =
      which === 'popup'
        ? document.querySelector<PanelBrowser>('panel[panelopen] .webextension-popup-browser')
        : sidebar?.querySelector<PanelBrowser>('#webext-panels-browser');
    if (!panel) return reject(new Error(`The ${which} is closed.`));
    panel.messageManager.addMessageListener(name, ({ data }) => resolve(data));
    panel.messageManager.loadFrameScript(
      `data:application/javascript,${encodeURIComponent(script)}`,
      false,
    );
  });
}
