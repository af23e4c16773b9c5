import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { Command } from '#site/office/commands/command.ts';
import type { LinkTerms } from './link-dialog.tsx';

/** What all links have that somebody made and may end. */
export interface KeptLink extends LinkTerms {
  readonly id: string;
  readonly url: string | null;
  /** None where its secret is not known any more. */
  readonly path: string | null;
  /** Where a short one leads. */
  readonly target?: string;
  /** Of one that books once. */
  readonly meetingType?: { readonly name: string };
  readonly state: 'open' | 'used' | 'expired';
  readonly createdBy: { readonly name: string } | null;
}

/** What it is called: as somebody has named it, else by what it leads to. */
export function toLinkName({ name, path, meetingType }: KeptLink): string {
  return name ?? meetingType?.name ?? path ?? '';
}

/** What is asked about a link before something is done with it. */
export type LinkQuestion = 'share' | 'change' | 'withdraw';

/** What commands do with links. */
interface LinkDeeds {
  ask(question: LinkQuestion, link: KeptLink): void;
}

type LinkCommand = Command<KeptLink, LinkDeeds, TextKey<'links'>>;

const ask =
  (question: LinkQuestion): LinkCommand['run'] =>
  ([link], deeds) => {
    if (link) deeds.ask(question, link);
  };

/** What can be done with links that somebody made, in the order of their menu. */
export const linkCommands = {
  share: {
    icon: 'qr',
    label: () => 'qr',
    key: 'S',
    isFor: ({ target }) => target !== undefined,
    asks: true,
    run: ask('share'),
  },
  change: {
    icon: 'edit',
    label: () => 'change',
    key: 'E',
    isFor: () => true,
    asks: true,
    run: ask('change'),
  },
  withdraw: {
    icon: 'trash',
    label: () => 'withdraw.action',
    key: 'Delete',
    tone: 'danger',
    isFor: () => true,
    asks: true,
    run: ask('withdraw'),
  },
} as const satisfies Record<string, LinkCommand>;
