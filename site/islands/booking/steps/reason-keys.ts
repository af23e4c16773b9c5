import type { UnavailabilityType } from '#shared/domain/availability/types.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';

/** The text of each reason; a server that knows more reasons than this page has `reasons.other`. */
const keys = {
  outsideHours: 'reasons.outsideHours',
  buffers: 'reasons.buffers',
  notice: 'reasons.notice',
  window: 'reasons.window',
  limitDay: 'reasons.limitDay',
  limitWeek: 'reasons.limitWeek',
  limitMonth: 'reasons.limitMonth',
  limitYear: 'reasons.limitYear',
  overallLimitDay: 'reasons.overallLimitDay',
  overallLimitWeek: 'reasons.overallLimitWeek',
  overallLimitMonth: 'reasons.overallLimitMonth',
  overallLimitYear: 'reasons.overallLimitYear',
  paused: 'reasons.paused',
  appointment: 'reasons.appointment',
  hold: 'reasons.hold',
  calendarEvent: 'reasons.calendarEvent',
  outOfOffice: 'reasons.outOfOffice',
  calendarUnreadable: 'reasons.calendarUnreadable',
  full: 'reasons.full',
  resource: 'reasons.resource',
  offGrid: 'reasons.offGrid',
} as const satisfies Record<UnavailabilityType, TextKey<'booking-owner'>>;

export const reasonKeys: Readonly<Record<string, TextKey<'booking-owner'>>> = keys;
