import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { IconName } from '#shared/react/ui/icon.tsx';

/** Where the palette shows a command, in this order. */
export const COMMAND_GROUPS = ['recent', 'screens', 'actions', 'people', 'appointments'] as const;
type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly note?: string;
  readonly icon: IconName;
  readonly run: () => void;
}

export const groupTitles = {
  recent: 'palette.groups.recent',
  actions: 'palette.groups.actions',
  screens: 'palette.groups.screens',
  people: 'palette.groups.people',
  appointments: 'palette.groups.appointments',
} as const satisfies Record<CommandGroup, TextKey<'office'>>;
