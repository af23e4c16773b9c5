import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Failure } from '#shared/react/api/query-view.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { ScreenHeading } from './screen-heading.tsx';

/** A screen that broke or did not arrive; the office around it goes on. */
export function ScreenFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <ScreenHeading title={t('somethingWentWrong')} />
      <div className="mt-6">
        <Failure error={error} onRetry={retry} />
      </div>
    </>
  );
}
