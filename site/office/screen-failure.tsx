import { Failure } from '#shared/react/api/query-view.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { ScreenHeading } from './screen-heading.tsx';

interface ScreenFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A screen that broke or did not arrive; the office around it goes on. */
export function ScreenFailure({ error, onRetry }: ScreenFailureProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <ScreenHeading title={t('somethingWentWrong')} />
      <div className="mt-6">
        <Failure error={error} onRetry={onRetry} />
      </div>
    </>
  );
}
