import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
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
    <section aria-labelledby="company" className="card p-(--inset) sm:p-6">
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
  const toast = useToast();
  const queryClient = useQueryClient();
  const [name, setName] = useState(was);
  const { mutateAsync } = api.useChange('patch', '/company');
  const rename = async () => {
    const renamed = await mutateAsync({ body: { name: name.trim(), was: { name: was } } });
    toast.show(t('company.title'), t('company.renamed', { name: renamed.name }));
    void queryClient.invalidateQueries({ queryKey: question.queryKey });
  };
  return (
    <FormDialog
      title={t('company.dialog')}
      verb={t('company.dialog')}
      isIdle={name.trim() === '' || name.trim() === was}
      onSave={rename}
      onClose={onClose}
    >
      <TextField name="name" label={t('company.name')} value={name} onText={setName} />
      <div className="text-sm">
        <p>{t('company.warning')}</p>
        <ul className="mt-1 list-disc pl-5 text-soft">
          {PLACES.map((place) => (
            <li key={place}>{t(place)}</li>
          ))}
        </ul>
      </div>
    </FormDialog>
  );
}
