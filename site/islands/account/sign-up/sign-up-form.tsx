import type { SignUpRequest } from '#shared/api/sign-up.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#shared/domain/constants.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { isSlugTaken, SlugField } from '#site/lib/slug-field.tsx';
import { Problem } from '../problem.tsx';
import { TextField } from '../text-field.tsx';
import { type Draft, slugOf } from './draft.ts';
import { requestSignUp, type SentRequest } from './request-sign-up.ts';

interface SignUpFormProps {
  readonly draft: Draft;
  readonly onDraft: (changes: Partial<Draft>) => void;
  readonly onSent: () => void;
}

/** Name, e-mail, address; language and zone are the browser's. */
export function SignUpForm({ draft, onDraft, onSent }: SignUpFormProps) {
  const { t } = useTranslation('sign-up');
  const language = useLanguage();
  const timezone = visitorTimeZone();
  const request = useCall(requestSignUp, { onSuccess: onSent });
  const { name, email } = draft;
  const slug = slugOf(draft);
  const wish = { name: name.trim(), email: email.trim(), slug, language, timezone };
  const takenSlug = isSlugTaken(request.error) ? request.variables?.wish.slug : undefined;
  return (
    <form
      className="mt-6 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        request.mutate({ wish, key: keyOf(wish, request.variables) });
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        onValue={(value) => onDraft({ name: value })}
      />
      <TextField
        label={t('email')}
        type="email"
        value={email}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        onValue={(value) => onDraft({ email: value })}
      />
      <SlugField
        value={slug}
        takenSlug={takenSlug}
        onValue={(value) => onDraft({ editedSlug: value })}
      />
      {request.error && takenSlug === undefined && <Problem error={request.error} />}
      <Button type="submit" busy={request.isPending}>
        {t('submit')}
      </Button>
      <p className="text-pretty text-soft text-sm">
        {t('hours', { zone: timezone.replaceAll('_', ' ') })}
      </p>
    </form>
  );
}

/** Sent again as it was, because no reply came, it is the same request. */
function keyOf(wish: SignUpRequest, sent: SentRequest | undefined): string {
  const isSame = JSON.stringify(wish) === JSON.stringify(sent?.wish);
  return isSame && sent ? sent.key : newIdempotencyKey();
}
