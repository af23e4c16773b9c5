import { lazy, Suspense, useState } from 'react';
import { copyText } from '#shared/clipboard/copy-text.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';

const loadQrScreen = () =>
  import('#shared/react/card/qr-screen.tsx').then((module) => ({ default: module.QrScreen }));
const QrScreen = lazy(loadQrScreen);

interface CardToolsProps {
  readonly name: string;
  readonly company: string;
  /** The card's own path. */
  readonly path: string;
}

/** Handing a card on: by its code, and by its link. */
export function CardTools({ name, company, path }: CardToolsProps) {
  const { t } = useTranslation('card');
  const toast = useToast();
  const [isHeldOut, setIsHeldOut] = useState(false);
  const share = async () => {
    const url = new URL(path, location.href).href;
    if (navigator.share) {
      // Who closes the sheet has shared nothing, and knows it.
      await navigator.share({ title: name, url }).catch(ignoreAbort);
    } else if (await copyText(url)) toast.show(t('copied'), url);
    else toast.fail(url);
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 noscript:hidden">
      <Button
        tone="quiet"
        onPointerEnter={() => void loadQrScreen()}
        onClick={() => setIsHeldOut(true)}
      >
        <Icon name="qr" />
        {t('qr.show')}
      </Button>
      <Button tone="quiet" onClick={() => share().catch(toast.failWith)}>
        <Icon name="link" />
        {t('share')}
      </Button>
      {isHeldOut && (
        <Suspense>
          <QrScreen
            name={name}
            company={company}
            url={new URL(path, location.href).href}
            onClose={() => setIsHeldOut(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
