import type { ListedMeetingType, StateWish } from '#shared/api/meeting-type-list.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { Command } from '../commands/command.ts';

/** What is asked about meeting types before something is done with them. */
export type TypeQuestion = 'pending' | 'move' | 'delete' | 'terms' | 'share';

/** What commands do with meeting types; where it is done is up to who offers them. */
export interface TypeDeeds {
  open(path: string): void;
  copy(path: string): void;
  edit(id: string): void;
  duplicate(id: string): void;
  setState(types: readonly ListedMeetingType[], to: StateWish): void;
  toggleOnPage(id: string): void;
  ask(question: TypeQuestion, types: readonly ListedMeetingType[]): void;
}

type TypeCommand = Command<ListedMeetingType, TypeDeeds, TextKey<'meeting-types'>>;
type State = ListedMeetingType['state'];

const isEditable = ({ canEdit }: ListedMeetingType) => canEdit;
const isEditableIn =
  (...states: readonly State[]) =>
  ({ canEdit, state }: ListedMeetingType) =>
    canEdit && states.includes(state);
const ask =
  (question: TypeQuestion): TypeCommand['run'] =>
  (types, deeds) =>
    deeds.ask(question, types);
const set =
  (state: 'published' | 'unpublished' | 'archived' | 'restored'): TypeCommand['run'] =>
  (types, deeds) =>
    deeds.setState(types, { state });
/** With the first of them, which is the only one. */
const withOne =
  (work: (type: ListedMeetingType, deeds: TypeDeeds) => void): TypeCommand['run'] =>
  ([type], deeds) => {
    if (type) work(type, deeds);
  };

/** All that can be done with meeting types, in the order of their menu. */
export const typeCommands = {
  open: {
    icon: 'eye',
    label: () => 'action.open',
    key: 'O',
    isFor: ({ path }) => path !== null,
    run: withOne(({ path }, deeds) => path !== null && deeds.open(path)),
  },
  copy: {
    icon: 'link',
    label: () => 'action.copy',
    key: 'C',
    isFor: ({ path }) => path !== null,
    run: withOne(({ path }, deeds) => path !== null && deeds.copy(path)),
  },
  share: {
    icon: 'grid',
    label: () => 'action.share',
    key: 'S',
    isFor: ({ path }) => path !== null,
    asks: true,
    run: ask('share'),
  },
  edit: {
    icon: 'edit',
    label: () => 'action.edit',
    key: 'E',
    isFor: isEditable,
    run: withOne(({ id }, deeds) => deeds.edit(id)),
  },
  duplicate: {
    icon: 'copy',
    label: () => 'action.duplicate',
    key: 'D',
    isFor: isEditable,
    run: withOne(({ id }, deeds) => deeds.duplicate(id)),
  },
  publish: {
    icon: 'globe',
    label: () => 'action.publish',
    key: 'P',
    takesSeveral: true,
    isFor: isEditableIn('unpublished', 'pending'),
    run: set('published'),
  },
  publishFrom: {
    icon: 'clock',
    label: () => 'action.publishFrom',
    key: 'F',
    isFor: isEditableIn('published', 'unpublished', 'pending'),
    asks: true,
    run: ask('pending'),
  },
  unpublish: {
    icon: 'moon',
    label: () => 'action.unpublish',
    key: 'U',
    takesSeveral: true,
    isFor: isEditableIn('published', 'pending'),
    run: set('unpublished'),
  },
  // A page shows its owner's; what hosts have on their cards is shown nowhere yet.
  onPage: {
    icon: 'user',
    label: ({ isOnPage }) => (isOnPage ? 'action.hide' : 'action.show'),
    key: 'H',
    isFor: ({ owner, state }, { hostId }) => owner.id === hostId && state !== 'archived',
    run: withOne(({ id }, deeds) => deeds.toggleOnPage(id)),
  },
  terms: {
    icon: 'calendar',
    label: () => 'action.terms',
    key: 'T',
    isFor: ({ isHost }) => isHost,
    asks: true,
    run: ask('terms'),
  },
  move: {
    icon: 'layers',
    label: () => 'action.move',
    key: 'M',
    takesSeveral: true,
    isFor: isEditable,
    asks: true,
    run: ask('move'),
  },
  archive: {
    icon: 'archive',
    label: () => 'action.archive',
    key: 'A',
    takesSeveral: true,
    isFor: isEditableIn('published', 'unpublished', 'pending'),
    run: set('archived'),
  },
  restore: {
    icon: 'archive',
    label: () => 'action.restore',
    key: 'R',
    takesSeveral: true,
    isFor: isEditableIn('archived'),
    run: set('restored'),
  },
  delete: {
    icon: 'trash',
    label: () => 'action.delete',
    key: 'Delete',
    tone: 'danger',
    isFor: isEditableIn('archived'),
    asks: true,
    run: ask('delete'),
  },
} as const satisfies Record<string, TypeCommand>;

export type TypeCommandId = keyof typeof typeCommands;
