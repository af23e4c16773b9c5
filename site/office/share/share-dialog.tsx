import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { ChoiceRow } from '../choice-row.tsx';
import { CopyButton } from '../copy-button.tsx';
import { EmbedCode } from './embed-code.tsx';
import { QrCode } from './qr-code.tsx';

const WAYS = ['link', 'embed'] as const;

interface ShareDialogProps {
  /** What is shared. */
  readonly name: string;
  readonly path: string;
  readonly onClose: () => void;
}

/** All the ways to hand a page on: its link, its QR code, and in one's own site. */
export function ShareDialog({ name, path, onClose }: ShareDialogProps) {
  const t = useTexts('share');
  const [way, setWay] = useState<(typeof WAYS)[number]>('link');
  const url = new URL(path, location.origin).href;
  return (
    <Dialog title={t('title', { name })} shape="sheet" onClose={onClose} className="p-5">
      <ChoiceRow
        label={t('way')}
        value={way}
        choices={WAYS.map((each) => [each, t(`ways.${each}`)])}
        onChoose={setWay}
        className="mb-5"
      />
      {way === 'link' ? (
        <div className="flex flex-col gap-6">
          <div className="flex flex-wrap items-center gap-2 rounded-lg bg-sunken p-2 pl-4">
            <a
              href={path}
              target="_blank"
              rel="noopener"
              className="link flex-1 wrap-anywhere text-sm"
            >
              {url}
            </a>
            <CopyButton text={url} label={t('copy', { name })} isWordy />
          </div>
          <QrCode url={url} fileName={toFileName(path)} />
        </div>
      ) : (
        <EmbedCode path={path} />
      )}
    </Dialog>
  );
}

/** `/ada/intro?x=1 → 'ada-intro'`. */
function toFileName(path: string): string {
  const { pathname } = new URL(path, location.origin);
  return pathname.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '-') || 'link';
}
