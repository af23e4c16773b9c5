import { useState } from 'react';
import type { Callback } from '#shared/domain/booking/callback.ts';
import type { Draft } from '#shared/domain/booking/flow.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { client } from '#site/lib/client.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { CallbackForm } from './callback-form.tsx';

/** Asks for a number to call; once it is sent, says so. However often it is sent, it asks once. */
export function CallbackDialog({
  page,
  draft,
  onClose,
}: {
  readonly page: LoadedPage;
  readonly draft: Draft;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('callback');
  const language = useLanguage();
  const [key] = useState(newIdempotencyKey);
  const request = useCall((callback: Callback & { readonly dataPolicyAccepted: boolean }, signal) =>
    client.POST('/booking/callback', {
      params: { header: { 'idempotency-key': key } },
      signal,
      body: {
        ...callback,
        meetingTypeId: page.meetingType.id,
        ...(draft.hostId && { hostId: draft.hostId }),
        language,
        timezone: draft.timeZone,
      },
    }),
  );
  return (
    <Dialog
      title={t(request.isSuccess ? 'sentTitle' : 'ask')}
      shape="sheet"
      className="p-5 text-start"
      onClose={onClose}
    >
      <div role="status">
        {request.isSuccess && (
          <p className="mb-5 text-pretty">
            {t('sentText', {
              name: page.bookingInfo.bookingBelongsToName,
              phone: request.variables.phone,
            })}
          </p>
        )}
      </div>
      {request.isSuccess ? (
        <div className="actions">
          <Button ref={focusElement} onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      ) : (
        <CallbackForm
          page={page}
          error={request.error}
          isBusy={request.isPending}
          onCompleted={(callback) => request.mutate(callback)}
        />
      )}
    </Dialog>
  );
}
