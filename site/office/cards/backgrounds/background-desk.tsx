import { useState } from 'react';
import { BACKGROUND_SIZE } from '#shared/domain/background/background.ts';
import {
  type BackgroundDesign,
  backgroundDesigns,
} from '#shared/domain/background/background-designs.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { saveFile } from '#site/office/save-file.ts';
import { CardLink } from '../card-link.tsx';
import { BackgroundCanvas } from './background-canvas.tsx';
import { DesignChoice } from './design-choice.tsx';
import {
  BACKGROUND_PARTS,
  type BackgroundPart,
  toBackgroundFacts,
  withoutParts,
} from './to-background-facts.ts';

export function BackgroundDesk() {
  const t = useTexts('backgrounds');
  const toast = useToast();
  const { data: card } = api.useData('get', '/personal-page/me');
  const [design, setDesign] = useState<BackgroundDesign>('paper');
  const [left, setLeft] = useState<ReadonlySet<BackgroundPart>>(new Set());
  const [canvas, setCanvas] = useState<HTMLCanvasElement>();
  const whole = toBackgroundFacts(card, location.origin);
  const facts = withoutParts(whole, left);
  const put = (part: BackgroundPart, isShown: boolean) =>
    setLeft(
      isShown ? new Set([...left].filter((each) => each !== part)) : new Set([...left, part]),
    );
  const download = () =>
    canvas?.toBlob((png) => {
      if (png) saveFile(`${t('file')}-${design}.png`, png);
      else toast.fail(t('notMade'));
    }, 'image/png');
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
      <div className="card flex flex-col gap-6 p-4 sm:p-6 max-lg:order-last">
        <DesignChoice facts={facts} value={design} onChange={setDesign} />
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{t('says')}</legend>
          {BACKGROUND_PARTS.filter((part) => whole[part] !== null).map((part) => (
            <SwitchField
              key={part}
              label={t(`parts.${part}`)}
              isOn={!left.has(part)}
              onSwitch={(isShown) => put(part, isShown)}
            />
          ))}
        </fieldset>
        <CardLink />
      </div>
      <section aria-label={t('preview')} className="flex min-w-0 flex-col gap-4">
        <div className="card overflow-hidden p-2">
          <BackgroundCanvas
            shapes={backgroundDesigns[design](facts)}
            width={BACKGROUND_SIZE.width}
            label={t('picture', { design: t(`designs.${design}`) })}
            onPainted={setCanvas}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={download}>
            <Icon name="download" className="size-4.5" />
            {t('download')}
          </Button>
          <p className="text-note text-soft tabular-nums">1920 × 1080, PNG</p>
        </div>
        <p className="max-w-prose text-pretty text-sm text-soft">{t('hint')}</p>
      </section>
    </div>
  );
}
