import { useState } from 'react';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { KeepDialog } from '#site/office/closing/keep-dialog.tsx';
import { useSession } from '#site/office/session.tsx';
import { CloseForm } from './close-form.tsx';
import { ExportLink } from './export-link.tsx';
import { Unsettled } from './unsettled.tsx';

/** Where an owner closes the company, keeps it after all, and takes its data along. */
export function ClosingSection() {
  const t = useTexts('company-closing');
  const session = useSession();
  const [open, setOpen] = useState<'close' | 'keep'>();
  const close = () => setOpen(undefined);
  if (reachOf(session, 'company:close') === undefined) return null;
  const isClosing = session.companyErasesAt !== null;
  return (
    <section aria-labelledby="closing" className="card flex flex-col gap-4 p-(--inset) sm:p-6">
      <h2 id="closing" className="font-semibold">
        {t('title')}
      </h2>
      <p className="text-pretty text-soft text-sm">{t(isClosing ? 'closing' : 'text')}</p>
      {isClosing && (
        <QueryView pending={<Skeleton className="h-5 w-1/2" />}>
          <Unsettled />
        </QueryView>
      )}
      <div className="flex flex-wrap gap-3">
        <ExportLink />
        {isClosing ? (
          <Button tone="quiet" onClick={() => setOpen('keep')}>
            {t('keep.open')}
          </Button>
        ) : (
          <Button tone="danger" onClick={() => setOpen('close')}>
            {t('close.open')}
          </Button>
        )}
      </div>
      {open === 'close' && (
        <FormFrame title={t('close.title')} shape="sheet" onClose={close}>
          <QueryView pending={<Skeleton className="h-96" />}>
            <CloseForm onClose={close} />
          </QueryView>
        </FormFrame>
      )}
      {open === 'keep' && <KeepDialog onClose={close} />}
    </section>
  );
}
