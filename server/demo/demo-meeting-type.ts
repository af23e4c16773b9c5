import type { StoredRange } from '#server/platform/db/schema/company.ts';
import type { Channel } from '#shared/domain/channels.ts';
import type { FormSettings } from '#shared/domain/fields/form.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { shortForm } from './demo-forms.ts';
import type { DemoHost } from './demo-hosts.ts';

type HostSlug = DemoHost['slug'];

/** One page of the demo. What is not said is as `plain` has it. */
export interface DemoMeetingType {
  readonly slug: string;
  readonly owner: { readonly host: HostSlug } | { readonly team: 'studio' };
  readonly hosts: readonly HostSlug[];
  /** Weekday hours for this meeting alone, in each host's zone, beside their working hours. */
  readonly ownHours: Readonly<Record<string, StoredRange>>;
  readonly name: string;
  readonly description: string | null;
  readonly enabled: boolean;
  readonly durationMinutes: number;
  readonly allowedDurations: readonly number[];
  readonly channel: Channel;
  readonly locations: readonly string[];
  readonly bufferMinutes: number;
  readonly minNoticeMinutes: number;
  readonly limits: Record<string, { count?: number; minutes?: number }>;
  readonly calculationMethod: 'everyone' | 'anyone';
  readonly totalSpots: number | null;
  readonly settings: MeetingTypeSettings;
  /** The page of this site where its bookings lead. */
  readonly redirectPath: string | null;
  readonly form: FormSettings;
  readonly resourceChannels: readonly { name: string; groupName: string; subChannel: string }[];
}

/** The studio's number, of those that the German regulator keeps for fiction. */
const CONTACT = '+49 30 23125 042';

/** A meeting type with nothing but what every one has. */
export const plain = {
  owner: { host: 'ada' },
  hosts: ['ada'],
  ownHours: {},
  description: null,
  enabled: true,
  durationMinutes: 30,
  allowedDurations: [],
  channel: 'connect',
  locations: [],
  bufferMinutes: 0,
  minNoticeMinutes: 120,
  limits: {},
  calculationMethod: 'everyone',
  totalSpots: null,
  settings: settings({}),
  redirectPath: null,
  form: shortForm,
  resourceChannels: [],
} as const satisfies Omit<DemoMeetingType, 'slug' | 'name'>;

export function settings(changes: Partial<MeetingTypeSettings>): MeetingTypeSettings {
  return { ...plainSettings, contact: CONTACT, ...changes };
}
