import { useState } from 'react';
import {
  type SignatureLayout,
  signatureLayouts,
} from '#shared/domain/signature/signature-layouts.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { apiOrigin } from '#site/lib/credentials.ts';
import { api } from '#site/office/api.ts';
import { ChoiceCards } from '#site/office/choice-cards.tsx';
import { CardLink } from '../card-link.tsx';
import { HowToPaste } from './how-to-paste.tsx';
import { SignaturePreview } from './signature-preview.tsx';
import { SignatureWays } from './signature-ways.tsx';
import { partsOf, type SignaturePart, toSignature, withoutParts } from './to-signature.ts';

const LAYOUTS = Object.keys(signatureLayouts) as SignatureLayout[];

export function SignatureDesk() {
  const t = useTexts('signatures');
  const { data: card } = api.useData('get', '/personal-page/me');
  const [layout, setLayout] = useState<SignatureLayout>('beside');
  const [left, setLeft] = useState<ReadonlySet<SignaturePart>>(new Set());
  const whole = toSignature(card, {
    bookingText: t('booking'),
    siteUrl: location.origin,
    toAddress: (image) => new URL(image, apiOrigin || location.origin).href,
  });
  const signature = withoutParts(whole, left);
  const html = signatureLayouts[layout](signature).text;
  const put = (part: SignaturePart, isShown: boolean) =>
    setLeft(
      isShown ? new Set([...left].filter((each) => each !== part)) : new Set([...left, part]),
    );
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
      <div className="card flex flex-col gap-6 p-4 max-lg:order-last sm:p-6">
        <ChoiceCards
          name="layout"
          label={t('layout')}
          value={layout}
          choices={LAYOUTS.map((each) => [each, t(`layouts.${each}`)] as const)}
          onChange={setLayout}
        />
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{t('says')}</legend>
          {partsOf(whole).map((part) => (
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
      <div className="flex min-w-0 flex-col gap-4">
        <SignaturePreview html={html} />
        <SignatureWays signature={signature} html={html} />
        <HowToPaste />
      </div>
    </div>
  );
}
