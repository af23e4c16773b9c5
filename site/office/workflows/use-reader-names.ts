import { isAddress, type Recipient } from '#shared/domain/reminder/workflow.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** For whom a workflow is: `Attendee, Guests, desk@acme.test`. */
export function useReaderNames() {
  const t = useTexts('workflows');
  return (recipients: readonly Recipient[]) =>
    recipients.map((each) => (isAddress(each) ? each : t(`reader.${each}`))).join(', ');
}
