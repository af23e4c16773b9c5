import { useState } from 'react';
import type { Invitation } from '#shared/api/invitation.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/domain/languages.ts';
import { INVITED_ROLES } from '#shared/domain/roles/invited-roles.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { focusOnOpen } from '#shared/react/ui/focus-on-open.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
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
    <Dialog title={t('inviting.title')} onClose={onClose} className="p-5">
      {invited?.link ? (
        <HandOn email={invited.email} link={invited.link} onClose={onClose} />
      ) : (
        <InviteForm
          onInvited={(invitation) => {
            if (invitation.link) setInvited(invitation);
            else onClose();
          }}
        />
      )}
    </Dialog>
  );
}

function InviteForm({ onInvited }: { readonly onInvited: (invitation: Invitation) => void }) {
  const t = useTexts('members');
  const errorText = useErrorText();
  const toast = useToast();
  const changed = useMembersChanged();
  const { language: own } = useSession();
  const [role, setRole] = useState<(typeof INVITED_ROLES)[number]>('member');
  const [language, setLanguage] = useState(own);
  const [teamIds, setTeamIds] = useState<readonly string[]>([]);
  const { mutate, isPending, error } = api.useChange('post', '/company/invite');
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
        mutate(
          { body: { email, role, language, teamIds: [...teamIds] } },
          {
            onSuccess: (invitation) => {
              toast.show(t('invited.title'), t('inviting.sent', { email }));
              void changed();
              onInvited(invitation);
            },
          },
        );
      }}
    >
      <label className="block">
        <span className="mb-1.5 block font-medium text-sm">{t('email')}</span>
        <input
          ref={focusOnOpen}
          name="email"
          type="email"
          required
          maxLength={254}
          className="field"
        />
      </label>
      <Choice label={t('role')} value={role} onChoose={setRole}>
        {INVITED_ROLES.map((each) => [each, t(`roles.${each}`)])}
      </Choice>
      <TeamChoices chosen={teamIds} onChoose={setTeamIds} />
      <Choice label={t('inviting.language')} value={language} onChoose={setLanguage}>
        {LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
      </Choice>
      <p className="text-pretty text-soft text-sm">{t('inviting.hint')}</p>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {errorText(error)}
        </p>
      )}
      <div className="actions">
        <Button type="submit" busy={isPending}>
          {t('inviting.send')}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly children: readonly (readonly [value: Value, text: string])[];
}

function Choice<Value extends string>({ label, value, onChoose, children }: ChoiceProps<Value>) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-medium text-sm">{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = children.find(([each]) => each === event.target.value);
          if (chosen) onChoose(chosen[0]);
        }}
        className="field"
      >
        {children.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
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
    <div className="flex flex-col gap-4">
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
