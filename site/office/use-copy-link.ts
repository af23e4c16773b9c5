import { copyText } from '#shared/clipboard/copy-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';

/** Copies the address of a path of this site, and says so. */
export function useCopyLink(): (path: string) => Promise<void> {
  const t = useTexts('office');
  const toast = useToast();
  return async (path) => {
    const url = new URL(path, location.origin).href;
    if (await copyText(url)) toast.show(t('link.copied'), url);
    // What is shown can be copied by hand.
    else toast.show(t('link.here'), url);
  };
}
