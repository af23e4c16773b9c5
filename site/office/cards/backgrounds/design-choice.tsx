import type { BackgroundFacts } from '#shared/domain/background/background.ts';
import {
  type BackgroundDesign,
  backgroundDesigns,
} from '#shared/domain/background/background-designs.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { BackgroundCanvas } from './background-canvas.tsx';

const DESIGNS = Object.keys(backgroundDesigns) as BackgroundDesign[];
/** Twice as wide as it is shown. */
const SMALL_WIDTH = 320;

interface DesignChoiceProps {
  readonly facts: BackgroundFacts;
  readonly value: BackgroundDesign;
  readonly onChange: (design: BackgroundDesign) => void;
}

/** One of the designs, each as it would look. */
export function DesignChoice({ facts, value, onChange }: DesignChoiceProps) {
  const t = useTexts('backgrounds');
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t('design')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {DESIGNS.map((design) => (
          <label
            key={design}
            className="flex flex-col gap-1.5 rounded-lg border border-line p-1.5 has-checked:border-brand-text has-checked:bg-brand-soft has-focus-visible:outline-2"
          >
            <BackgroundCanvas shapes={backgroundDesigns[design](facts)} width={SMALL_WIDTH} />
            <span className="flex min-h-6 items-center gap-2 px-1 text-sm">
              <input
                type="radio"
                name="design"
                value={design}
                checked={value === design}
                onChange={() => onChange(design)}
                className="size-4 shrink-0 accent-(--brand-text)"
              />
              {t(`designs.${design}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
