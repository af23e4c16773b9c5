import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { IconName } from '#shared/react/ui/icon.tsx';

/** Where the palette shows what it finds, in this order. */
export const ENTRY_GROUPS = [
  'here',
  'recent',
  'types',
  'screens',
  'actions',
  'people',
  'appointments',
] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** Something that the palette leads to or does. */
export interface Entry {
  readonly id: string;
  readonly group: EntryGroup;
  readonly name: string;
  /** What somebody may call it instead. */
  readonly words?: string;
  /** What tells it from others of its name. */
  readonly note?: string;
  /** Pressed where it is at home. */
  readonly shortcut?: string;
  readonly icon: IconName;
  /** Its question takes the place of the palette. */
  readonly asks?: true;
  readonly run: () => void;
}

export const groupTitles = {
  here: 'groups.here',
  recent: 'groups.recent',
  types: 'groups.types',
  actions: 'groups.actions',
  screens: 'groups.screens',
  people: 'groups.people',
  appointments: 'groups.appointments',
} as const satisfies Record<EntryGroup, TextKey<'palette'>>;

/** A command's label without the dots that say that it asks: `Remove… → Remove`. */
export function withoutDots(label: string): string {
  return label.replace(/\s*…$/, '');
}
