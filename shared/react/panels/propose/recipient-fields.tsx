import { type ReactNode, useId } from 'react';
import type { ApiClient } from '#shared/api/client.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, toLocale } from '#shared/domain/languages.ts';
import type { DraftEvent, DraftRecipient } from '#shared/domain/proposal/proposal-draft.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ZonePicker } from '#shared/react/zones/zone-picker.tsx';
import type { TimeReading } from '../appointments-panel.tsx';

interface RecipientFieldsProps {
  readonly client: ApiClient;
  readonly reading: TimeReading;
  readonly recipient: DraftRecipient;
  /** What is missing is said once somebody has tried without it. */
  readonly isTried: boolean;
  readonly onChange: (event: DraftEvent) => void;
}

/** For whom: what is known of their address from earlier bookings fills the rest. */
export function RecipientFields(props: RecipientFieldsProps) {
  const { client, reading, recipient, isTried, onChange } = props;
  const t = useTexts('propose');
  const say = (part: Partial<DraftRecipient>) => onChange({ type: 'recipient-said', part });
  const look = async () => {
    const email = recipient.email.trim();
    if (!/^\S+@\S+\.\S+$/.test(email)) return;
    const { data } = await client.GET('/proposal/recipient', { params: { query: { email } } });
    if (data?.known) onChange({ type: 'recipient-known', known: data.known });
  };
  const lacks = { name: recipient.name.trim() === '', zone: recipient.timeZone === null };
  return (
    <fieldset className="grid gap-3 @sm:grid-cols-2">
      <legend className="sr-only">{t('recipient.label')}</legend>
      <Field label={t('recipient.name')} problem={isTried && lacks.name && t('recipient.noName')}>
        {(field) => (
          <input
            {...field}
            type="text"
            maxLength={200}
            autoComplete="off"
            value={recipient.name}
            onChange={({ target }) => say({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('recipient.email')}>
        {(field) => (
          <input
            {...field}
            type="email"
            maxLength={254}
            autoComplete="off"
            value={recipient.email}
            onChange={({ target }) => say({ email: target.value })}
            // What is not known is asked below.
            onBlur={() => void look().catch(() => undefined)}
          />
        )}
      </Field>
      <Field label={t('recipient.zone')} problem={isTried && lacks.zone && t('recipient.noZone')}>
        {(field) => (
          <ZonePicker
            {...field}
            label={t('recipient.zone')}
            timeZone={recipient.timeZone ?? ''}
            empty={t('recipient.chooseZone')}
            minute={Math.floor(reading.nowMs / 60_000)}
            clock={reading.clock}
            onSelect={(timeZone) => say({ timeZone })}
          />
        )}
      </Field>
      <Field label={t('recipient.language')}>
        {(field) => (
          <select
            {...field}
            value={recipient.language ?? reading.formats.language}
            onChange={({ target }) => isLanguage(target.value) && say({ language: target.value })}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={toLocale(each)}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly problem?: string | false;
  readonly children: (field: {
    readonly id: string;
    readonly className: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

function Field({ label, problem = false, children }: FieldProps) {
  const id = useId();
  const isWrong = problem !== false;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      {children({
        id,
        className: 'field block w-full',
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${id}-problem` : undefined,
      })}
      {isWrong && (
        <p id={`${id}-problem`} className="mt-1 text-danger text-note">
          {problem}
        </p>
      )}
    </div>
  );
}
