import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Facts } from '#shared/react/ui/facts.tsx';
import { toPath } from '#shared/routes/index.ts';

/** What was asked for: whose page, and where, unless that is still being chosen. */
export function AskedFacts({
  email,
  slug,
}: {
  readonly email: string;
  readonly slug: string | undefined;
}) {
  const { t } = useTranslation('sign-up');
  const address = slug && location.host + toPath('user', { user: slug });
  return (
    <div className="wrap-anywhere mt-6 border-line border-y">
      <Facts
        facts={[
          { label: t('email'), value: email },
          ...(address ? [{ label: t('confirm.page'), value: address }] : []),
        ]}
      />
    </div>
  );
}
