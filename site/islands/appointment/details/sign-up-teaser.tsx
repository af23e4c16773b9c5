import { useId } from 'react';
import { MAX_EMAIL_LENGTH } from '#shared/domain/constants.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useTakesSignUps } from '#site/lib/use-takes-sign-ups.ts';
import { toRegisterUrl } from './register-url.ts';

/**
 * Spec A §2, §6: guests of a company of the BASIC tier are invited to a page of their own, where
 * guests may make one. It opens the register page in a new tab with the e-mail in the fragment,
 * which is never sent anywhere.
 */
export function SignUpTeaser({ email }: { readonly email: string }) {
  const { t } = useTranslation('appointment');
  const headingId = useId();
  const takesSignUps = useTakesSignUps();
  if (!takesSignUps) return null;
  return (
    <section
      aria-labelledby={headingId}
      className="mt-8 print:hidden rounded-xl border border-line bg-brand-soft/60 p-5"
    >
      <h2 id={headingId} className="font-semibold">
        {t('teaser.title')}
      </h2>
      <p className="mt-1 text-pretty text-soft text-sm">{t('teaser.text')}</p>
      <form
        className="mt-4 flex flex-col gap-2 sm:flex-row"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('email') ?? '').trim();
          window.open(toRegisterUrl(location.origin, typed), '_blank', 'noopener');
        }}
      >
        <input
          name="email"
          type="email"
          required
          defaultValue={email}
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          aria-label={t('teaser.email')}
          placeholder="name@example.com"
          className="field sm:flex-1"
        />
        <Button type="submit">{t('teaser.start')}</Button>
      </form>
    </section>
  );
}
