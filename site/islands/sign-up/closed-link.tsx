import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { InvalidLinkNotice, Notice } from '#shared/react/ui/notice.tsx';
import { toPath } from '#shared/routes.ts';

type Closed = 'link-invalid' | 'already-signed-up';

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
  return (
    <Notice icon="user" title={t('known.title')} text={t('known.text')}>
      <LinkButton to="login" text={t('signIn')} />
    </Notice>
  );
}

export function closedCodeOf(error: unknown): Closed | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'link-invalid' || code === 'already-signed-up' ? code : undefined;
}

function LinkButton({ to, text }: { readonly to: 'login' | 'signup'; readonly text: string }) {
  return (
    <a href={toPath(to, {})} className={buttonClass()}>
      {text}
    </a>
  );
}
