import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatShare } from '#shared/time/format-share.ts';
import type { SendingStep } from './use-picture-sending.ts';

/** Each browser has its own names for the parts of a progress bar; one that is not known pulses, full. */
const LINE = [
  'h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken',
  '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:bg-brand',
  'indeterminate:bg-brand motion-safe:indeterminate:animate-pulse [&:indeterminate::-webkit-progress-bar]:bg-brand',
  'forced-color-adjust-none forced-colors:border forced-colors:bg-[Canvas] forced-colors:[&::-webkit-progress-bar]:bg-[Canvas]',
  'forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight]',
].join(' ');

/**
 * How far a picture is on its way. Each step is said once; how much of it has left is there for those who
 * look, or ask, and is not read out with every change.
 */
export function PictureProgress({ step }: { readonly step: SendingStep | undefined }) {
  const { t, language } = useTranslation('card-editor');
  const share = step?.name === 'sending' ? step.share : undefined;
  return (
    <div className={step ? 'flex flex-col gap-2' : 'sr-only'}>
      <div className="flex items-baseline justify-between gap-4 text-note text-soft">
        <p role="status">{step && t(`pictures.${step.name}`)}</p>
        {share !== undefined && (
          <span aria-hidden="true" className="tabular-nums">
            {formatShare(share, language)}
          </span>
        )}
      </div>
      {step && <progress aria-label={t('pictures.progress')} value={share} className={LINE} />}
    </div>
  );
}
