import type { TextKey } from '#shared/i18n/text-keys.ts';

/** What an action may know of where it was chosen. */
interface ActionContext {
  /** The origin of the server in the options. */
  readonly serverUrl: string;
}

/** Something that the extension can do: one file of this folder, a row in `actions.ts`. */
export interface Action {
  readonly label: TextKey<'extension'>;
  run(context: ActionContext): Promise<void>;
}
