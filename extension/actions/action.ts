import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { IconName } from '#shared/react/ui/icon.tsx';

/** Where actions stand: behind the three dots of popup and side panel, or below the options. */
export type Surface = 'popup' | 'side-panel' | 'options';

/** What an action may know of where it was chosen. */
interface ActionContext {
  /** The address of the server, without a trailing slash; undefined until one was typed. */
  readonly serverUrl: string | undefined;
}

/** Something that the extension can do: one file of this folder, a row in `actions.ts`. */
export interface Action {
  readonly label: TextKey<'extension'>;
  readonly icon: IconName;
  readonly surfaces: readonly Surface[];
  /** What has to be there for it. */
  readonly needs: 'nothing' | 'server' | 'account';
  run(context: ActionContext): Promise<void>;
}
