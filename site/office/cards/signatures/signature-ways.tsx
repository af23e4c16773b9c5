import { copyParts } from '#shared/clipboard/copy-parts.ts';
import type { Signature } from '#shared/domain/signature/signature.ts';
import { toPlainSignature } from '#shared/domain/signature/to-plain-signature.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { saveFile } from '#site/office/save-file.ts';

interface SignatureWaysProps {
  readonly signature: Signature;
  readonly html: string;
}

/** A signature on its way into a mail program. */
export function SignatureWays({ signature, html }: SignatureWaysProps) {
  const t = useTexts('signatures');
  const toast = useToast();
  const copy = async () => {
    const parts = { 'text/html': html, 'text/plain': toPlainSignature(signature) };
    if (await copyParts(parts)) toast.show(t('copied'), t('copiedText'));
    else toast.fail(t('notCopied'));
  };
  const download = () => {
    const page = `<!doctype html>\n<meta charset="utf-8">\n<title>${t('file')}</title>\n${html}\n`;
    saveFile(`${t('file')}.html`, new Blob([page], { type: 'text/html;charset=utf-8' }));
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void copy()}>
        <Icon name="copy" className="size-4.5" />
        {t('copy')}
      </Button>
      <Button tone="quiet" onClick={download}>
        <Icon name="download" className="size-4.5" />
        {t('download')}
      </Button>
    </div>
  );
}
