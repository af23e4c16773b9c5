import type { ErrorCode } from '#shared/errors/catalogue.ts';

/** Spec A §8: why a meeting type or its hosts cannot be asked. */
export const offerRefusals = [
  'meeting-type-not-available',
  'meeting-type-disabled',
  'host-no-hosts',
  'host-not-found',
  'host-not-assigned',
  'host-disabled',
  'no-available-queue-hosts',
] as const satisfies readonly ErrorCode[];

/** Spec A §8: no host can be met on the channel. */
export const connectionRefusals = [
  'host-google-not-connected',
  'host-teams-2-not-connected',
  'host-webex-not-connected',
  'host-zoom-not-connected',
  'kalends-connect-not-available',
  'host-meeting-link-missing',
  'host-phone-missing',
] as const satisfies readonly ErrorCode[];

/** Why a start cannot be taken. */
export const startRefusals = [
  'slot-no-longer-available',
  'start-not-bookable',
  'host-appointment-limit-reached',
  'not-enough-seats',
  'already-attending',
] as const satisfies readonly ErrorCode[];
