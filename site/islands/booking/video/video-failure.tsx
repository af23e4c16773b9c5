import type { VideoProblem } from '#shared/domain/video/video-way.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';

/** Spec A §8, video errors; loading may be tried again. */
export function VideoFailure({
  problem,
  onRetry,
}: {
  readonly problem: VideoProblem;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('booking');
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-5 text-center text-sm"
    >
      <p className="text-balance">{t(`video.${problem}`)}</p>
      {problem === 'loading' && (
        <Button tone="quiet" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      )}
    </div>
  );
}
