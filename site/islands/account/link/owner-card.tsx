import { useState } from 'react';
import { MAX_NAME_LENGTH } from '#shared/domain/constants.ts';
import { toSlug } from '#shared/domain/slug.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { toPath } from '#shared/routes/index.ts';
import { isSlugTaken, SlugField } from '#site/lib/slug-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { Problem } from '../problem.tsx';
import { TextField } from '../text-field.tsx';
import type { CardProps } from './card-props.ts';
import { openOwnerAccount } from './open-owner-account.ts';

/** The first owner says who they are; their company and their page are made of it. */
export function OwnerCard({ token, email }: CardProps) {
  const { t } = useTranslation('account-link');
  const language = useLanguage();
  const [typed, setTyped] = useState({ name: '', companyName: '', password: '' });
  const [chosenSlug, setChosenSlug] = useState<string>();
  const open = useCall(openOwnerAccount, {
    onSuccess: () => location.assign(toPath('onboarding', {})),
  });
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const slug = chosenSlug ?? toSlug(typed.name);
  const takenSlug = isSlugTaken(open.error) ? open.variables?.slug : undefined;
  return (
    <PageCard
      icon={{ name: 'calendar', tone: 'neutral' }}
      title={t('owner.title')}
      subtitle={t('owner.text')}
    >
      <form
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          open.mutate({ token, ...typed, slug, language, timezone: visitorTimeZone() });
        }}
      >
        <p className="wrap-anywhere text-soft text-sm">{email}</p>
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <TextField
          label={t('owner.name')}
          value={typed.name}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          onValue={(name) => type({ name })}
        />
        <TextField
          label={t('owner.company')}
          value={typed.companyName}
          autoComplete="organization"
          maxLength={MAX_NAME_LENGTH}
          onValue={(companyName) => type({ companyName })}
        />
        <SlugField value={slug} takenSlug={takenSlug} onValue={setChosenSlug} />
        <PasswordField
          value={typed.password}
          told={[email, slug, typed.name, typed.companyName]}
          onValue={(password) => type({ password })}
        />
        {open.error && takenSlug === undefined && <Problem error={open.error} />}
        <Button type="submit" busy={open.isPending || open.isSuccess}>
          {t('owner.submit')}
        </Button>
      </form>
    </PageCard>
  );
}
