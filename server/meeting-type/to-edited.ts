import type {
  NewMeetingTypeRow,
  StoredMeetingType,
} from '#server/time/meeting-type/store/edited-meeting-type.ts';
import { parseForm } from '#shared/domain/fields/form.ts';
import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';

/** What is stored of a meeting type, as its editor holds it. */
export function toEdited({ row, hosts, resourceIds }: StoredMeetingType): EditedMeetingType {
  const { meetingOptions, videoSetting, ...settings } = parseSettings(row.settings);
  const { allowedChannels, ...options } = meetingOptions;
  const { thumbnailUrl, ...video } = videoSetting;
  const { fields, ...form } = parseForm(row.form);
  const { allowSelectChannel, allowHostSelection, forceHostSelection, allowAddingGuests } = options;
  return {
    name: row.name,
    slug: row.slug,
    description: row.description,
    enabled: row.enabled,
    publishFrom: row.publishFrom?.toISOString() ?? null,
    listed: row.listed,
    workspaceId: row.workspaceId,
    durationMinutes: row.durationMinutes,
    allowedDurations: [...row.allowedDurations],
    slotIntervalMinutes: row.slotIntervalMinutes,
    bufferBeforeMinutes: row.bufferBeforeMinutes,
    bufferAfterMinutes: row.bufferAfterMinutes,
    minNoticeMinutes: row.minNoticeMinutes,
    bookingWindow: row.bookingWindow,
    limits: row.limits,
    totalSpots: row.totalSpots,
    channel: row.channel,
    customChannelName: row.customChannelName,
    meetingLink: settings.meetingLink,
    locations: [...row.locations],
    allowSelectChannel,
    allowedChannels: allowedChannels.filter((channel) => channel !== row.channel),
    resourceIds: [...resourceIds],
    hosts: hosts.map((host) => ({ ...host })),
    calculationMethod: row.calculationMethod,
    roundRobin: row.roundRobin,
    roundRobinWindowDays: row.roundRobinWindowDays,
    hasQueue: row.queueId !== null,
    allowHostSelection,
    forceHostSelection,
    ...form,
    fields: fields.toSorted((a, b) => a.index - b.index).map(({ dataField }) => dataField),
    formFirst: settings.formFirst,
    allowAddingGuests,
    hideAddressField: settings.hideAddressField,
    emailQualityGuard: settings.emailQualityGuard,
    payment: settings.payment,
    cancellationPolicy: settings.cancellationPolicy,
    reschedulingPolicy: settings.reschedulingPolicy,
    doubleOptIn: settings.doubleOptIn,
    hostConfirmation: settings.hostConfirmation ?? false,
    provisionalHours: settings.provisionalHours ?? null,
    redirectUrl: settings.redirectUrl,
    confirmationButton: settings.confirmationButton,
    contact: settings.contact,
    languageSetting: settings.languageSetting,
    timezonePreset: settings.timezonePreset,
    videoSetting: { ...video, stillUrl: thumbnailUrl },
    compact: settings.compact,
  };
}

type Columns = Omit<NewMeetingTypeRow, 'companyId' | 'id' | 'ownerHostId' | 'teamId' | 'version'>;

/** What a meeting type keeps that its editor does not show. */
interface Kept {
  readonly queueId: string | null;
  readonly settings: MeetingTypeSettings;
}

/** The columns that hold an edited meeting type; a queue that is there stays the one it is. */
export function toColumns(edited: EditedMeetingType, { queueId, settings }: Kept): Columns {
  const { durationMinutes, allowedDurations } = edited;
  const durations = new Set([durationMinutes, ...allowedDurations]);
  return {
    name: edited.name,
    slug: edited.slug,
    description: edited.description || null,
    enabled: edited.enabled,
    publishFrom: edited.publishFrom === null ? null : new Date(edited.publishFrom),
    listed: edited.listed,
    workspaceId: edited.workspaceId,
    durationMinutes,
    // The main one is among those that a visitor chooses from.
    allowedDurations: durations.size > 1 ? [...durations].sort((a, b) => a - b) : [],
    slotIntervalMinutes: edited.slotIntervalMinutes,
    bufferBeforeMinutes: edited.bufferBeforeMinutes,
    bufferAfterMinutes: edited.bufferAfterMinutes,
    minNoticeMinutes: edited.minNoticeMinutes,
    bookingWindow: edited.bookingWindow,
    limits: withoutEmpty(edited.limits),
    totalSpots: edited.totalSpots,
    channel: edited.channel,
    customChannelName: edited.customChannelName,
    locations: [...edited.locations],
    calculationMethod: edited.calculationMethod,
    roundRobin: edited.roundRobin,
    roundRobinWindowDays: edited.roundRobinWindowDays,
    queueId: edited.hasQueue ? (queueId ?? crypto.randomUUID()) : null,
    settings: toSettings(edited, settings),
    form: {
      fields: edited.fields.map((dataField, index) => ({ index, dataField })),
      useFullName: edited.useFullName,
      blockEmails: edited.blockEmails,
      blockedEmails: edited.blockedEmails,
      actionButtonText: edited.actionButtonText,
    },
  };
}

function toSettings(
  edited: EditedMeetingType,
  { provisionalHours: _, ...kept }: MeetingTypeSettings,
): MeetingTypeSettings {
  const { stillUrl, ...video } = edited.videoSetting;
  const { channel, provisionalHours } = edited;
  return {
    ...kept,
    meetingOptions: {
      allowSelectChannel: edited.allowSelectChannel,
      allowedChannels: edited.allowedChannels.filter((each) => each !== channel),
      allowHostSelection: edited.allowHostSelection,
      forceHostSelection: edited.forceHostSelection,
      allowAddingGuests: edited.allowAddingGuests,
    },
    videoSetting: { ...video, thumbnailUrl: stillUrl },
    languageSetting: edited.languageSetting,
    hideAddressField: edited.hideAddressField,
    emailQualityGuard: edited.emailQualityGuard,
    compact: edited.compact,
    formFirst: edited.formFirst,
    doubleOptIn: edited.doubleOptIn,
    hostConfirmation: edited.hostConfirmation,
    ...(provisionalHours !== null && { provisionalHours }),
    timezonePreset: edited.timezonePreset,
    payment: edited.payment,
    redirectUrl: edited.redirectUrl,
    meetingLink: edited.meetingLink,
    contact: edited.contact,
    confirmationButton: edited.confirmationButton,
    cancellationPolicy: edited.cancellationPolicy,
    reschedulingPolicy: edited.reschedulingPolicy,
  };
}

/** A period without a bound is none: `{ day: {} } → {}`. */
function withoutEmpty(limits: EditedMeetingType['limits']): EditedMeetingType['limits'] {
  const bounded = Object.entries(limits).filter(
    ([, limit]) => limit?.count !== undefined || limit?.minutes !== undefined,
  );
  return Object.fromEntries(bounded);
}
