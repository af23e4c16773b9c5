import { useState } from 'react';
import type { Draft } from '#shared/domain/booking/flow.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import type { LoadedPage } from '../loaded-page.ts';
import { CallbackDialog } from './callback-dialog.tsx';

/** Spec A §7, POST /booking/callback: another way to talk where no time can be had. */
export function CallbackOffer({
  page,
  draft,
}: {
  readonly page: LoadedPage;
  readonly draft: Draft;
}) {
  const { t } = useTranslation('callback');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        aria-haspopup="dialog"
        className="mt-3 w-full text-balance"
        onClick={() => setOpen(true)}
      >
        {t('ask')}
      </Button>
      {isOpen && (
        // A section, so that the dialog's own header is not taken for the page's.
        <section>
          <CallbackDialog page={page} draft={draft} onClose={() => setOpen(false)} />
        </section>
      )}
    </>
  );
}
