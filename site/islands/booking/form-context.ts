import type { Draft } from '#shared/domain/booking/flow.ts';
import type { FormContext } from '#shared/domain/fields/fields-to-show.ts';
import type { LoadedPage } from './loaded-page.ts';

/** What decides which fields there are; the place is the meeting type's until one is chosen. */
export function formContextOf({ bookingInfo, meetingType }: LoadedPage, draft: Draft): FormContext {
  return {
    channel: draft.place?.channel ?? meetingType.meetingInfo.channel,
    hideAddressField: meetingType.hideAddressField,
    showDataPolicyLink: bookingInfo.company.showDataPolicyLink,
    allowAddingGuests: meetingType.meetingOptions.allowAddingGuests,
  };
}
