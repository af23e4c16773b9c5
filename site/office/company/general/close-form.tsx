import { useState } from 'react';
import { MAX_CANCEL_REASON_LENGTH } from '#shared/domain/company-closing.ts';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { useClosingChange } from '#site/office/closing/use-closing-change.ts';
import { Consequences } from './consequences.tsx';
import { ExportLink } from './export-link.tsx';

/** Says what closing the company comes to, offers its data, and closes it once its name and a password are typed. */
export function CloseForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('company-closing');
  const changed = useClosingChange();
  const { data: foretold } = api.useData('get', '/company/closing');
  const { data: company } = api.useData('get', '/company');
  const { mutateAsync } = api.useChange('post', '/company/closing');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const save = async () => {
    const said = reason.trim();
    await mutateAsync({ body: { name: typed, password, ...(said && { reason: said }) } });
    await changed(t('close.done'));
  };
  return (
    <DialogForm
      verb={t('close.do')}
      tone="danger"
      isIdle={typed.trim() !== company.name.trim()}
      refusals={{ 'wrong-password': 'password' }}
      onSave={save}
      onClose={onClose}
    >
      <Consequences foretold={foretold} />
      <div>
        <ExportLink />
      </div>
      {foretold.calledOff.appointments > 0 && (
        <TextField
          name="reason"
          kind="lines"
          rows={2}
          isOptional
          maxLength={MAX_CANCEL_REASON_LENGTH}
          label={t('close.reason')}
          value={reason}
          onText={setReason}
        />
      )}
      <TextField
        name="name"
        autoComplete="off"
        label={t('close.name')}
        hint={t('close.nameHint', { company: company.name })}
        value={typed}
        onText={setTyped}
      />
      <TextField
        name="password"
        kind="password"
        autoComplete="current-password"
        maxLength={1000}
        label={t('close.password')}
        value={password}
        onText={setPassword}
      />
    </DialogForm>
  );
}
