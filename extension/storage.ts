import browser, { type Storage } from 'webextension-polyfill';
import type { ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import type { WeekSeen } from '#shared/react/panels/propose/seen.ts';
import type { ProposableType } from '#shared/react/panels/propose/use-proposable-types.ts';
import type { AppointmentsSeen, LinksSeen } from '#shared/react/panels/seen.ts';
import type { NoticeChoice } from './insert/show-notice.ts';

/** What is kept under one name. */
export interface StoredItem<Value> {
  load(): Promise<Value | undefined>;
  save(value: Value): Promise<void>;
  clear(): Promise<void>;
  /** What was there when it was last loaded, saved or told of. */
  peek(): Value | undefined;
  /** Tells of changes, wherever in the extension they are made; returns how to stop. */
  watch(onChange: () => void): () => void;
}

/** What a server has given to be shown to it, and to nobody else. */
export interface Tokens {
  readonly accessToken: string;
  readonly accessEndsAtMs: number;
  readonly refreshToken: string;
}

/** Who is signed in, as popup and options say it. */
export interface Account {
  readonly email: string;
  readonly name: string;
  readonly companyName: string;
  /** The address of their page; null while they have none. */
  readonly slug: string | null;
  readonly timeFormat: '12h' | '24h' | null;
}

/** Tokens, and the one server that they are for: whoever has the one has the other. */
export interface Grant {
  /** Without a trailing slash. */
  readonly serverUrl: string;
  readonly tokens: Tokens;
}

/** A sign-in, kept and forgotten as one thing. Nothing but the extension's own pages can read it. */
export interface SignIn extends Grant {
  /** Made up here; another sign-in of the same person at the same server has another one. */
  readonly id: string;
  readonly account: Account;
}

/** Who was signed in, and where. */
export interface EndedSignIn extends Pick<Account, 'email' | 'companyName'> {
  readonly serverUrl: string;
}

/** Something to be said about a page, and what of it still has to get into the clipboard. */
export interface Notice {
  readonly lines: readonly string[];
  readonly choices?: readonly NoticeChoice[] | undefined;
  readonly writing?: Writing | undefined;
}

export const TABS = ['propose', 'links', 'appointments', 'card'] as const;
export type Tab = (typeof TABS)[number];

/** Everything that the extension keeps. A changed shape is a new version: what was kept is forgotten. */
export const stored = {
  /** Written by `keptSignIn` alone. */
  signIn: storedItem<SignIn>('signIn', 1),
  /** Where the next sign-in begins: what was typed last, or where the last one was. It is shown nothing. */
  typedServer: storedItem<string>('typedServer', 1),
  /** Whose sign-in the server has ended, until the next one: what they half picked waits for them. */
  endedSignIn: storedItem<EndedSignIn>('endedSignIn', 2),
  appointments: storedItem<AppointmentsSeen>('appointments', 1),
  links: storedItem<LinksSeen>('links', 1),
  proposableTypes: storedItem<readonly ProposableType[]>('proposableTypes', 2),
  proposalWeek: storedItem<WeekSeen>('proposalWeek', 1),
  /** What is half picked. */
  proposalDraft: storedItem<ProposalDraft>('proposalDraft', 1),
  /** Where somebody was last. */
  tab: storedItem<Tab>('tab', 1),
  /** Whether the card is being edited. */
  isCardEdited: storedItem<boolean>('isCardEdited', 1),
  /** The id of the booking link that was inserted last. */
  lastLink: storedItem<string>('lastLink', 1),
  /** What the window that says it has to say; its worker may be gone by then. */
  notice: storedItem<Notice>('notice', 1),
} as const;

/** Forgets what only who is signed in may see. */
export async function forgetSeen(): Promise<void> {
  const { appointments, links, lastLink, proposableTypes, proposalWeek } = stored;
  const seen = [appointments, links, lastLink, proposableTypes, proposalWeek];
  await Promise.all(seen.map((item) => item.clear()));
}

/** Loads everything, so that a page has it when it is first drawn; what it peeks at later is as new. */
export async function loadStored(): Promise<void> {
  for (const item of Object.values(stored)) item.watch(() => undefined);
  await Promise.all(Object.values(stored).map((item) => item.load()));
}

/** Content scripts in pages cannot read what is stored, where the browser knows how to keep it from them. */
export async function keepStorageFromPages(): Promise<void> {
  const area: Storage.StorageArea & {
    readonly setAccessLevel?: (to: { accessLevel: string }) => Promise<void>;
  } = browser.storage.local;
  await area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}

function storedItem<Value>(key: string, version: number): StoredItem<Value> {
  const read = (kept: unknown): Value | undefined =>
    // Nobody else writes here, and the version says which shape it has.
    isKept(kept) && kept.version === version ? (kept.value as Value) : undefined;
  let last: Value | undefined;
  return {
    async load() {
      last = read((await browser.storage.local.get(key))[key]);
      return last;
    },
    peek: () => last,
    async save(value) {
      last = value;
      await browser.storage.local.set({ [key]: { version, value } });
    },
    async clear() {
      last = undefined;
      await browser.storage.local.remove(key);
    },
    watch(onChange) {
      const listen = (changes: Record<string, { readonly newValue?: unknown }>) => {
        if (!changes[key]) return;
        last = read(changes[key].newValue);
        onChange();
      };
      browser.storage.local.onChanged.addListener(listen);
      return () => browser.storage.local.onChanged.removeListener(listen);
    },
  };
}

function isKept(kept: unknown): kept is { readonly version: number; readonly value: unknown } {
  return typeof kept === 'object' && kept !== null && 'version' in kept && 'value' in kept;
}
