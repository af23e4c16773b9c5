import type { ComponentProps } from 'react';
import { MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** Why an appointment does not take place, in words that the other side reads. */
export function ReasonField(props: ComponentProps<'textarea'>) {
  const { t } = useTranslation('appointment');
  return (
    <label className="block">
      <span className="mb-1.5 block font-medium text-sm">
        {t('cancelPage.reason')}{' '}
        <span className="font-normal text-soft">({t('cancelPage.optional')})</span>
      </span>
      <textarea name="reason" rows={3} maxLength={MAX_TEXT_LENGTH} className="field" {...props} />
    </label>
  );
}

/** What a form with that field holds. */
export function readReason(form: HTMLFormElement): string {
  return String(new FormData(form).get('reason') ?? '').trim();
}
