import { useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { toPath } from '#shared/routes/index.ts';
import { ProviderLinks } from '../provider-links.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { SentCard } from './sent-card.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The form, and in its place what to do once it was sent; what was typed is still there for a way back. */
export function RequestCard({ email }: { readonly email: string }) {
  const { t } = useTranslation('sign-up');
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, email });
  const [isSent, setSent] = useState(false);
  if (isSent) return <SentCard email={draft.email.trim()} onBack={() => setSent(false)} />;
  return (
    <PageCard
      icon={{ name: 'calendar', tone: 'neutral' }}
      title={t('title')}
      subtitle={t('subtitle')}
    >
      <SignUpForm
        draft={draft}
        onDraft={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        onSent={() => setSent(true)}
      />
      <div className="mt-6">
        <ProviderLinks signsUp />
      </div>
      <p className="mt-6 text-soft text-sm">
        {t('haveAccount')}{' '}
        <a href={toPath('login', {})} className="link">
          {t('signIn')}
        </a>
      </p>
    </PageCard>
  );
}
