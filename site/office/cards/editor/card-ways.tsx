import { lazy, Suspense, useState } from 'react';
import type { EditedCard } from '#shared/api/personal-page.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { CopyButton } from '#site/office/copy-button.tsx';

const QrScreen = lazy(() =>
  import('#shared/react/card/qr-screen.tsx').then((module) => ({ default: module.QrScreen })),
);

/** To the card as others see it, and how it is handed on; nothing for somebody without a page. */
export function CardWays({ card }: { readonly card: EditedCard }) {
  const t = useTexts('card-editor');
  const ofCard = useTexts('card');
  const [isHeldOut, setHeldOut] = useState(false);
  const { firstname, lastname, slug } = card.user;
  if (slug === null) return null;
  const path = toPath('user', { user: slug });
  const url = new URL(path, location.origin).href;
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      <a href={path} target="_blank" rel="noopener" className={buttonClass('quiet', 'text-sm')}>
        <Icon name="eye" className="size-4.5" />
        {t('open')}
      </a>
      <CopyButton text={url} label={t('copy')} isWordy />
      <Button tone="quiet" className="text-sm" onClick={() => setHeldOut(true)}>
        <Icon name="qr" className="size-4.5" />
        {ofCard('qr.show')}
      </Button>
      {isHeldOut && (
        <Suspense>
          <QrScreen
            name={`${firstname} ${lastname}`.trim()}
            company={card.company.name}
            url={url}
            onClose={() => setHeldOut(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
