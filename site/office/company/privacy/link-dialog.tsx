import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { isSecureUrl } from '#shared/domain/web-url.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Where the words that are marked lead; without any, the address itself is written. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = useTexts('privacy');
  const form = useTexts('form');
  const was = String(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(was || 'https://');
  const typed = href.trim();
  const isNone = typed === '' || typed === 'https://';
  const isWell = isNone || isSecureUrl(typed) || /^(mailto|tel):\S/i.test(typed);
  const save = async () => {
    const { empty } = editor.state.selection;
    const words = editor.chain().focus().extendMarkRange('link');
    if (isNone) words.unsetLink().run();
    else if (empty && !was) {
      const link = { type: 'link', attrs: { href: typed } };
      words.insertContent({ type: 'text', text: typed, marks: [link] }).run();
    } else words.setLink({ href: typed }).run();
  };
  return (
    <FormDialog
      title={t('link.title')}
      verb={t('link.do')}
      isIdle={typed === was || (isNone && was === '')}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        name="href"
        kind="url"
        maxLength={2000}
        isOptional={was !== ''}
        label={t('link.address')}
        hint={t('link.hint')}
        flaw={isWell ? undefined : form('problems.not-secure')}
        value={href}
        onText={setHref}
      />
    </FormDialog>
  );
}
