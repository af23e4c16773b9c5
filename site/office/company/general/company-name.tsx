import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { focusOnOpen } from '#shared/react/ui/focus-on-open.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';

const question = api.toQuery('get', '/company');

/** Spec B §2.6: where a company's name stands is said before it changes. */
const PLACES = [
  'company.senders',
  'company.pages',
  'company.invoices',
  'company.profiles',
] as const;

/** What the company is called. */
export function CompanyName() {
  const t = useTexts('general');
  const { data } = api.useData('get', '/company');
  const [isRenaming, setRenaming] = useState(false);
  return (
    <section aria-labelledby="company" className="card p-4 sm:p-6">
      <h2 id="company" className="font-semibold">
        {t('company.title')}
      </h2>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-lg wrap-anywhere">{data.name}</p>
        <Button tone="quiet" onClick={() => setRenaming(true)}>
          {t('company.rename')}
        </Button>
      </div>
      {isRenaming && <RenameDialog name={data.name} onClose={() => setRenaming(false)} />}
    </section>
  );
}

interface RenameDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

function RenameDialog({ name: was, onClose }: RenameDialogProps) {
  const t = useTexts('general');
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [name, setName] = useState(was);
  const { mutate, isPending, error } = api.useChange('patch', '/company');
  const isSame = name.trim() === '' || name.trim() === was;
  return (
    <Dialog title={t('company.dialog')} onClose={onClose} className="p-5">
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(
            { body: { name: name.trim(), was: { name: was } } },
            {
              onSuccess: (renamed) => {
                toast.show(t('company.title'), t('company.renamed', { name: renamed.name }));
                onClose();
                void queryClient.invalidateQueries({ queryKey: question.queryKey });
              },
            },
          );
        }}
      >
        <label className="block">
          <span className="mb-1.5 block font-medium text-sm">{t('company.name')}</span>
          <input
            ref={focusOnOpen}
            required
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className="field"
          />
        </label>
        <div className="text-sm">
          <p>{t('company.warning')}</p>
          <ul className="mt-1 list-disc pl-5 text-soft">
            {PLACES.map((place) => (
              <li key={place}>{t(place)}</li>
            ))}
          </ul>
        </div>
        {error && (
          <p role="alert" className="text-danger text-sm">
            {errorText(error)}
          </p>
        )}
        <div className="actions">
          <Button tone="plain" onClick={onClose}>
            {t('company.cancel')}
          </Button>
          <Button type="submit" disabled={isSame} busy={isPending}>
            {t('company.dialog')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
