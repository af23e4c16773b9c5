import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';

/** The parts of the editor, in their order, with the fields that each shows. */
export const sections = {
  basics: ['name', 'slug', 'description', 'enabled', 'publishFrom', 'listed', 'workspaceId'],
  when: [
    ...(['durationMinutes', 'allowedDurations', 'slotIntervalMinutes', 'totalSpots'] as const),
    ...(['bufferBeforeMinutes', 'bufferAfterMinutes', 'minNoticeMinutes'] as const),
    ...(['bookingWindow', 'limits'] as const),
  ],
  where: [
    ...(['channel', 'customChannelName', 'meetingLink', 'locations', 'resourceIds'] as const),
    ...(['allowSelectChannel', 'allowedChannels'] as const),
  ],
  who: [
    ...(['hosts', 'calculationMethod', 'roundRobin', 'roundRobinWindowDays', 'hasQueue'] as const),
    ...(['allowHostSelection', 'forceHostSelection'] as const),
  ],
  form: [
    ...(['fields', 'useFullName', 'blockEmails', 'blockedEmails', 'actionButtonText'] as const),
    ...(['formFirst', 'allowAddingGuests', 'hideAddressField', 'emailQualityGuard'] as const),
  ],
  payment: ['payment'],
  policies: [
    ...(['cancellationPolicy', 'reschedulingPolicy', 'doubleOptIn', 'hostConfirmation'] as const),
    'provisionalHours',
  ],
  after: ['redirectUrl', 'confirmationButton', 'contact'],
  appearance: ['languageSetting', 'timezonePreset', 'videoSetting', 'compact'],
} as const satisfies Readonly<Record<string, readonly (keyof EditedMeetingType)[]>>;

export type SectionId = keyof typeof sections;

export const SECTION_IDS: readonly SectionId[] = [
  ...(['basics', 'when', 'where', 'who', 'form', 'payment', 'policies', 'after'] as const),
  'appearance',
];
