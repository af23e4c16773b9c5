import { type ReactNode, useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { MomentField } from '#shared/react/form/moment-field.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useFormats } from '#site/office/formats.tsx';

/** What somebody says of a link for their own eyes, and when it ends. */
export interface LinkTerms {
  readonly name: string | null;
  readonly expiresAt: string | null;
}

interface LinkDialogProps {
  readonly title: string;
  readonly save: string;
  readonly was?: LinkTerms;
  readonly onSave: (terms: LinkTerms) => Promise<unknown>;
  readonly onClose: () => void;
  /** What else a new link needs. */
  readonly children?: ReactNode;
}

const noTerms: LinkTerms = { name: null, expiresAt: null };

/** A new link, or what can be changed of one; the form comes with what its children ask for. */
export function LinkDialog({ title, ...form }: LinkDialogProps) {
  return (
    <FormFrame title={title} onClose={form.onClose}>
      <QueryView pending={<Skeleton className="mb-5 h-64" />}>
        <LinkForm {...form} />
      </QueryView>
    </FormFrame>
  );
}

function LinkForm(props: Omit<LinkDialogProps, 'title'>) {
  const { save, was = noTerms, onSave, onClose, children } = props;
  const t = useTexts('links');
  const { timeZone } = useFormats();
  const [name, setName] = useState(was.name ?? '');
  const [expiresAt, setEnd] = useState(was.expiresAt);
  return (
    <DialogForm
      verb={save}
      onSave={() => onSave({ name: name.trim() || null, expiresAt })}
      onClose={onClose}
    >
      {children}
      <TextField
        name="name"
        isOptional
        label={t('dialog.name')}
        hint={t('dialog.nameHint')}
        value={name}
        onText={setName}
      />
      <MomentField
        name="expiresAt"
        isOptional
        label={t('dialog.end')}
        timeZone={timeZone}
        value={expiresAt}
        onMoment={setEnd}
      />
    </DialogForm>
  );
}
