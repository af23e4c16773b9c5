import { useState } from 'react';
import type { Invitation } from '#shared/api/invitation.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/domain/languages.ts';
import { INVITED_ROLES } from '#shared/domain/roles/invited-roles.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';
import { AddressesField, type Hindrance } from './addresses-field.tsx';
import { HandOn } from './hand-on.tsx';
import { readAddresses } from './read-addresses.ts';
import { TeamChoices } from './team-choices.tsx';
import { useMembersChanged } from './use-members-changed.ts';

type Hindered = ReadonlyMap<string, Hindrance>;

/** Asks people to join, by mail; where there is no mail server, by links to hand on. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('members');
  const [invited, setInvited] = useState<readonly Invitation[]>();
  return (
    <FormFrame title={t('inviting.title')} onClose={onClose}>
      {invited ? (
        <HandOn invitations={invited} onClose={onClose} />
      ) : (
        <InviteForm
          onInvited={(invitations) => {
            if (invitations.some(({ link }) => link !== null)) setInvited(invitations);
            else onClose();
          }}
          onClose={onClose}
        />
      )}
    </FormFrame>
  );
}

interface InviteFormProps {
  readonly onInvited: (invitations: readonly Invitation[]) => void;
  readonly onClose: () => void;
}

/** All or none of them, with the same role, teams and language. */
function InviteForm({ onInvited, onClose }: InviteFormProps) {
  const t = useTexts('members');
  const toast = useToast();
  const changed = useMembersChanged();
  const { language: own } = useSession();
  const [text, setText] = useState('');
  const [hindered, setHindered] = useState<Hindered>(new Map());
  const [role, setRole] = useState<(typeof INVITED_ROLES)[number]>('member');
  const [language, setLanguage] = useState(own);
  const [teamIds, setTeamIds] = useState<readonly string[]>([]);
  const { mutateAsync } = api.useChange('post', '/company/invite/several');
  const addresses = readAddresses(text);
  const emails = addresses.map(({ email }) => email);
  // What is none, or was refused, is not promised.
  const good = addresses.filter(({ email, isGood }) => isGood && !hindered.has(email));
  const count = Math.max(1, good.length);
  const onSave = async () => {
    try {
      const body = { emails, role, language, teamIds: [...teamIds] };
      const { invitations } = await mutateAsync({ body });
      const [email = ''] = emails;
      toast.show(
        t('invited.title'),
        emails.length === 1
          ? t('inviting.sent', { email })
          : t('inviting.sentAll', { count: emails.length }),
      );
      void changed();
      onInvited(invitations);
    } catch (error) {
      setHindered(toHindered(emails, error));
      throw error;
    }
  };
  return (
    <DialogForm
      isStep
      verb={t('inviting.send', { count })}
      refusals={{ 'already-member': 'emails', 'already-invited': 'emails' }}
      onSave={onSave}
      onClose={onClose}
    >
      <AddressesField text={text} hindered={hindered} onText={setText} />
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

/** Of which addresses a refusal speaks: it names their places in the call. */
function toHindered(emails: readonly string[], error: unknown): Hindered {
  const fields = (error instanceof ApiError && error.body.fields) || [];
  return new Map(
    fields.flatMap(({ path, code }) => {
      const email = emails[Number(path.split('.')[1])];
      const isOurs = code === 'already-member' || code === 'already-invited';
      return email !== undefined && isOurs ? [[email, code] as const] : [];
    }),
  );
}
