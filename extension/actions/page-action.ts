import type { TextKey } from '#shared/i18n/text-keys.ts';

/** On what of a page the context menu offers it, or that a key of the manifest's `commands` does. */
type PageSurface = 'field' | 'selection' | 'command';

interface PageContext {
  /** The tab in front; undefined where the browser names none. */
  readonly tabId: number | undefined;
  /** What is selected there. */
  readonly selection: string;
  /** Which of its choices; undefined where there is none. */
  readonly choiceId: string | undefined;
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

/**
 * Something that is done to the page in front: one file of this folder, a row in `page-actions.ts`. Browser
 * menus have no icons, and each says for itself who has to be signed in, since nobody is asked beforehand.
 */
export interface PageAction {
  readonly label: TextKey<'in-browser'>;
  readonly surfaces: readonly PageSurface[];
  /** The rows below its own in the menu, and what stands there instead where it has none. */
  readonly choices?: {
    readonly none: TextKey<'in-browser'>;
    load(): Promise<readonly Choice[]>;
  };
  run(context: PageContext): Promise<void>;
}
