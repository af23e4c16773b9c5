import { useState } from 'react';
import type { AskedInvitation } from '#shared/api/invitation.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Facts } from '#shared/react/ui/facts.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { toPath } from '#shared/routes/index.ts';
import { PasswordField } from '../password-field.tsx';
import { Problem } from '../problem.tsx';
import { TextField } from '../text-field.tsx';

interface AcceptFormProps {
  readonly token: string;
  readonly asked: AskedInvitation;
  readonly refusal: unknown;
  readonly isBusy: boolean;
  readonly onAccept: (said: { name?: string; password?: string; language: Language }) => void;
}

/** Who invites whom to what; a new person says name and password, who has an account shows that it is theirs. */
export function AcceptForm({ token, asked, refusal, isBusy, onAccept }: AcceptFormProps) {
  const { t, language } = useTranslation('invite');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { email, companyName, invitedBy, hasAccount, isSignedIn, otherEmail } = asked;
  return (
    <PageCard
      icon={{ name: 'users', tone: 'neutral' }}
      title={t('join', { company: companyName })}
      subtitle={invitedBy && t('by', { name: invitedBy })}
    >
      <div className="wrap-anywhere mt-6 border-line border-y">
        <Facts facts={useInvitationFacts(asked)} />
      </div>
      {otherEmail !== null && (
        <p className="wrap-anywhere mt-6 text-pretty text-soft">
          {t('other', { other: otherEmail, email })}
        </p>
      )}
      <form
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          onAccept({
            language,
            ...(!hasAccount && { name: name.trim() }),
            ...(!isSignedIn && { password }),
          });
        }}
      >
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        {!hasAccount && (
          <>
            <TextField
              label={t('name')}
              value={name}
              maxLength={200}
              autoComplete="name"
              onValue={setName}
            />
            <PasswordField value={password} told={[email, name]} onValue={setPassword} />
          </>
        )}
        {hasAccount && !isSignedIn && (
          <>
            <p className="text-pretty text-soft">{t('known')}</p>
            <TextField
              label={t('password')}
              type="password"
              value={password}
              autoComplete="current-password"
              onValue={setPassword}
            />
          </>
        )}
        {refusal !== null && <Problem error={refusal} />}
        <div className="actions">
          {hasAccount && !isSignedIn && (
            <a
              href={toPath('login', {}, { next: toPath('confirm-invite', {}, { token }) })}
              className={buttonClass('plain')}
            >
              {t('signInInstead')}
            </a>
          )}
          <Button type="submit" busy={isBusy}>
            {t('accept')}
          </Button>
        </div>
      </form>
    </PageCard>
  );
}

function useInvitationFacts({ email, role, teamNames }: AskedInvitation) {
  const { t } = useTranslation('invite');
  const teams = teamNames.join(', ');
  return [
    { label: t('email'), value: email },
    { label: t('role'), value: t(`roles.${role}`) },
    ...(teams === '' ? [] : [{ label: t('teams'), value: teams }]),
  ];
}
