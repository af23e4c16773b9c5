import type * as z from 'zod';
import type { bookingInfo, meetingType } from '#shared/api/booking-page.ts';
import type { changePolicy, form } from '#shared/api/schemas.ts';

type Page = z.output<typeof meetingType>;
type Info = z.output<typeof bookingInfo>;

/** A meeting type's form as it is stored and shown. */
export type FormSettings = z.output<typeof form>;

/** What a meeting type stores beside the columns that slots and queries depend on. */
export interface MeetingTypeSettings {
  readonly meetingOptions: Omit<Page['meetingOptions'], 'allowedDurations'>;
  readonly videoSetting: Page['videoSetting'];
  readonly languageSetting: Page['languageSetting'];
  readonly hideAddressField: boolean;
  readonly emailQualityGuard: boolean;
  readonly compact: boolean;
  readonly formFirst: boolean;
  readonly doubleOptIn: boolean;
  /** The host confirms each booking. */
  readonly hostConfirmation?: boolean;
  /** How long a provisional booking holds its time. */
  readonly provisionalHours?: number;
  readonly timezonePreset: Info['timezonePreset'];
  readonly payment: Info['meetingPaymentInfo'];
  readonly redirectUrl: string | null;
  readonly meetingLink: string | null;
  readonly confirmationButton: {
    readonly useConfirmationButton: boolean;
    readonly color: string | null;
    readonly link: string | null;
    readonly text: string | null;
  } | null;
  readonly cancellationPolicy: z.output<typeof changePolicy>;
  readonly reschedulingPolicy: z.output<typeof changePolicy>;
}
