import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { InvalidLinkNotice, Notice } from '#shared/react/ui/notice.tsx';
import { toPath } from '#shared/routes/index.ts';

const CLOSED = ['link-invalid', 'already-signed-up', 'sign-up-closed'] as const;
type Closed = (typeof CLOSED)[number];

/** Why a mailed link makes no page any more, and the way on. */
export function ClosedLink({ code }: { readonly code: Closed }) {
  const { t } = useTranslation('sign-up');
  if (code === 'link-invalid') {
    return (
      <InvalidLinkNotice text={t('spent')}>
        <LinkButton to="signup" text={t('startAgain')} />
      </InvalidLinkNotice>
    );
  }
  if (code === 'sign-up-closed') return <SignUpClosed />;
  return (
    <Notice icon="user" title={t('known.title')} text={t('known.text')}>
      <LinkButton to="login" text={t('signIn')} />
    </Notice>
  );
}

export function closedCodeOf(error: unknown): Closed | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  return CLOSED.find((each) => each === code);
}

/** Where nobody may make a page of their own. */
export function SignUpClosed() {
  const { t } = useTranslation('sign-up');
  return (
    <Notice icon="user" title={t('closed.title')} text={t('closed.text')}>
      <LinkButton to="login" text={t('signIn')} />
    </Notice>
  );
}

function LinkButton({ to, text }: { readonly to: 'login' | 'signup'; readonly text: string }) {
  return (
    <a href={toPath(to, {})} className={buttonClass()}>
      {text}
    </a>
  );
}
