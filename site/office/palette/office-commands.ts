import type { Session } from '#shared/api/session.ts';
import { type Right, reachOf } from '#shared/domain/roles/rights.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { toPath } from '#shared/routes/index.ts';
import type { Command } from '../commands/command.ts';
import { SCHEMES, type Scheme, schemeIcons } from '../scheme-store.ts';

/** What commands of the whole office do. */
export interface OfficeDeeds {
  /** Another screen, with what it is asked to open. */
  go(to: string, search?: Readonly<Record<string, string>>): void;
  /** A page of visitors. */
  leaveTo(path: string): void;
  copy(path: string): void;
  showKeys(): void;
  chooseScheme(scheme: Scheme): void;
  signOut(): void;
}

interface OfficeCommand extends Command<Session, OfficeDeeds, TextKey<'palette'>> {
  /** What somebody may call it instead. */
  readonly words: TextKey<'palette'>;
}

const may = (right: Right) => (session: Session) => reachOf(session, right) !== undefined;
const always = () => true;
const hasPage = ({ slug }: Session) => slug !== null;
const withPage =
  (work: (path: string, deeds: OfficeDeeds) => void): OfficeCommand['run'] =>
  ([session], deeds) => {
    if (session && session.slug !== null) work(toPath('user', { user: session.slug }), deeds);
  };
const scheme = (chosen: Scheme): OfficeCommand => ({
  icon: schemeIcons[chosen],
  label: () => `actions.${chosen}`,
  words: 'words.scheme',
  isFor: always,
  run: (_, deeds) => deeds.chooseScheme(chosen),
});

/** What can be done from anywhere. */
export const officeCommands = {
  'new-meeting-type': {
    icon: 'plus',
    label: () => 'actions.newMeetingType',
    words: 'words.newMeetingType',
    isFor: may('meeting-type:edit'),
    run: (_, deeds) => deeds.go(toPath('new-meeting-type', {})),
  },
  away: {
    icon: 'moon',
    label: () => 'actions.away',
    words: 'words.away',
    isFor: may('schedule:edit'),
    run: (_, deeds) => deeds.go(toPath('out-of-office', {}), { new: '1' }),
  },
  invite: {
    icon: 'users',
    label: () => 'actions.invite',
    words: 'words.invite',
    isFor: may('member:manage'),
    run: (_, deeds) => deeds.go(toPath('admin-team', {}), { new: '1' }),
  },
  'copy-link': {
    icon: 'copy',
    label: () => 'actions.copyLink',
    words: 'words.copyLink',
    isFor: hasPage,
    run: withPage((path, deeds) => deeds.copy(path)),
  },
  page: {
    icon: 'globe',
    label: () => 'actions.page',
    words: 'words.page',
    isFor: hasPage,
    run: withPage((path, deeds) => deeds.leaveTo(path)),
  },
  keys: {
    icon: 'key',
    key: '?',
    label: () => 'actions.keys',
    words: 'words.keys',
    isFor: always,
    run: (_, deeds) => deeds.showKeys(),
  },
  ...(Object.fromEntries(SCHEMES.map((each) => [`scheme-${each}`, scheme(each)])) as Record<
    `scheme-${Scheme}`,
    OfficeCommand
  >),
  'sign-out': {
    icon: 'leave',
    label: () => 'actions.signOut',
    words: 'words.signOut',
    isFor: always,
    run: (_, deeds) => deeds.signOut(),
  },
} as const satisfies Record<string, OfficeCommand>;
