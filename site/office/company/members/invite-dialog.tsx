import { useState } from 'react';
import type { Invitation } from '#shared/api/invitation.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/domain/languages.ts';
import { INVITED_ROLES } from '#shared/domain/roles/invited-roles.ts';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useSession } from '#site/office/session.tsx';
import { TeamChoices } from './team-choices.tsx';
import { useMembersChanged } from './use-members-changed.ts';

/** Asks somebody to join, by mail; where there is no mail server, by a link to hand on. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('members');
  const [invited, setInvited] = useState<Invitation>();
  return (
    <FormFrame title={t('inviting.title')} onClose={onClose}>
      {invited?.link ? (
        <HandOn email={invited.email} link={invited.link} onClose={onClose} />
      ) : (
        <InviteForm
          onInvited={(invitation) => {
            if (invitation.link) setInvited(invitation);
            else onClose();
          }}
          onClose={onClose}
        />
      )}
    </FormFrame>
  );
}

interface InviteFormProps {
  readonly onInvited: (invitation: Invitation) => void;
  readonly onClose: () => void;
}

function InviteForm({ onInvited, onClose }: InviteFormProps) {
  const t = useTexts('members');
  const toast = useToast();
  const changed = useMembersChanged();
  const { language: own } = useSession();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<(typeof INVITED_ROLES)[number]>('member');
  const [language, setLanguage] = useState(own);
  const [teamIds, setTeamIds] = useState<readonly string[]>([]);
  const { mutateAsync } = api.useChange('post', '/company/invite');
  const invite = async () => {
    const email = typed.trim();
    const body = { email, role, language, teamIds: [...teamIds] };
    const invitation = await mutateAsync({ body });
    toast.show(t('invited.title'), t('inviting.sent', { email }));
    void changed();
    onInvited(invitation);
  };
  return (
    <DialogForm
      isStep
      verb={t('inviting.send')}
      refusals={{ 'already-member': 'email' }}
      onSave={invite}
      onClose={onClose}
    >
      <TextField
        name="email"
        kind="email"
        label={t('email')}
        maxLength={254}
        value={typed}
        onText={setTyped}
      />
      <SelectField
        label={t('role')}
        value={role}
        options={INVITED_ROLES.map((each) => [each, t(`roles.${each}`)])}
        onChange={(value) => setRole(INVITED_ROLES.find((each) => each === value) ?? role)}
      />
      <TeamChoices chosen={teamIds} onChoose={setTeamIds} />
      <SelectField
        label={t('inviting.language')}
        value={language}
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
        onChange={(value) => setLanguage(LANGUAGES.find((each) => each === value) ?? language)}
      />
      <p className="text-pretty text-soft text-sm">{t('inviting.hint')}</p>
    </DialogForm>
  );
}

interface HandOnProps {
  readonly email: string;
  readonly link: string;
  readonly onClose: () => void;
}

function HandOn({ email, link, onClose }: HandOnProps) {
  const t = useTexts('members');
  return (
    <div className="flex flex-col gap-4 pb-5">
      <p ref={focusElement} tabIndex={-1} className="text-pretty outline-none">
        {t('inviting.handOn')}
      </p>
      <p className="rounded-lg bg-sunken p-3 text-sm wrap-anywhere">{link}</p>
      <div className="actions">
        <CopyButton text={link} label={t('invited.link', { email })} isWordy />
        <Button onClick={onClose}>{t('inviting.done')}</Button>
      </div>
    </div>
  );
}
