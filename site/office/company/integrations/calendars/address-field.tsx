import type { TextKey } from '#shared/i18n/text-keys.ts';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { ServiceId } from './service-words.ts';

interface AddressFieldProps {
  readonly service: ServiceId;
  readonly value: string;
  readonly onText: (address: string) => void;
}

/** What is asked for where a service has no address that is everyone's. */
const words: Readonly<
  Partial<
    Record<ServiceId, readonly [label: TextKey<'integrations'>, hint: TextKey<'integrations'>]>
  >
> = {
  nextcloud: ['connect.nextcloudAddress', 'connect.nextcloudHint'],
  feed: ['connect.feedAddress', 'connect.feedAddressHint'],
};
const ofOther = ['connect.address', 'connect.addressHint'] as const;

/** Where a calendar is. */
export function AddressField({ service, ...field }: AddressFieldProps) {
  const t = useTexts('integrations');
  const [label, hint] = words[service] ?? ofOther;
  return (
    <TextField
      {...field}
      name="address"
      kind="url"
      label={t(label)}
      hint={t(hint)}
      autoComplete="off"
      maxLength={2000}
    />
  );
}
