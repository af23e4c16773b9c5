import { DEFAULT_TIME_ZONE } from '#shared/domain/constants.ts';

/** The visitor's own IANA zone; Spec A §9: Europe/Berlin where the browser does not say. */
export function visitorTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;
}
