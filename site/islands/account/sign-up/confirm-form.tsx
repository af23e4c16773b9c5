import { useState } from 'react';
import type { AskedSignUp } from '#shared/api/sign-up.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { isSlugTaken, SlugField } from '#site/lib/slug-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { Problem } from '../problem.tsx';
import { AskedFacts } from './asked-facts.tsx';

interface ConfirmFormProps {
  readonly asked: AskedSignUp;
  /** Why the last try was refused, and the address that it asked for. */
  readonly refusal: unknown;
  readonly refusedSlug: string | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: (choice: { password: string; slug?: string }) => void;
}

/** A password, and another address where somebody was quicker. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { asked, refusal, refusedSlug, isBusy, onConfirm } = props;
  const { t } = useTranslation('sign-up');
  const [password, setPassword] = useState('');
  const [chosenSlug, setChosenSlug] = useState<string>();
  const isTaken = isSlugTaken(refusal);
  const choosesSlug = isTaken || chosenSlug !== undefined;
  const slug = chosenSlug ?? asked.slug;
  return (
    <PageCard
      takesFocus={choosesSlug}
      icon={{ name: choosesSlug ? 'alert' : 'check', tone: 'neutral' }}
      title={t(choosesSlug ? 'confirm.quicker' : 'confirm.title')}
      subtitle={t(choosesSlug ? 'confirm.quickerText' : 'confirm.text')}
    >
      <AskedFacts email={asked.email} slug={choosesSlug ? undefined : slug} />
      <form
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (choosesSlug) setChosenSlug(slug);
          onConfirm({ password, ...(choosesSlug && { slug }) });
        }}
      >
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly type="email" autoComplete="username" value={asked.email} />
        {choosesSlug && (
          <SlugField
            value={slug}
            takenSlug={isTaken ? (refusedSlug ?? asked.slug) : undefined}
            onValue={setChosenSlug}
          />
        )}
        <PasswordField value={password} told={[asked.email, slug]} onValue={setPassword} />
        {refusal !== null && !isTaken && <Problem error={refusal} />}
        <Button type="submit" busy={isBusy} className="sm:self-end">
          {t('confirm.submit')}
        </Button>
      </form>
    </PageCard>
  );
}
