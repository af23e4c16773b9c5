import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { QrCode } from '#shared/react/panels/qr-code.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';

interface QrScreenProps {
  readonly name: string;
  readonly company: string;
  /** What the code leads to. */
  readonly url: string;
  readonly onClose: () => void;
}

/** The code of a card over the whole screen, dark on white in either scheme: a phone that is held out. */
export function QrScreen({ name, company, url, onClose }: QrScreenProps) {
  const { t } = useTranslation('card');
  return (
    <Dialog
      title={name}
      shape="screen"
      onClose={onClose}
      className="flex flex-col items-center justify-center gap-6 p-(--gutter) text-center"
    >
      <p className="long-words max-w-full text-soft">{company}</p>
      <QrCode text={url} label={t('qr.named', { name })} className="size-[min(84vw,60dvh)]" />
      <p className="long-words max-w-full text-soft text-sm">{url.replace(/^https?:\/\//, '')}</p>
    </Dialog>
  );
}
