import { profileNames, type SocialProfile } from '#shared/domain/card/profiles.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { showToast, UNDO_MS } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import type { CardDesk } from './card-desk.ts';
import { readText, toTextChange } from './card-texts.ts';

/** Takes a network off the card, and for 10 s a toast puts it back. */
export function useProfileRemoval(desk: CardDesk): (network: SocialProfile) => Promise<void> {
  const t = useTexts('card-editor');
  const form = useTexts('form');
  const toast = useToast({ isTitled: true });
  const save = async (network: SocialProfile, now: string, was: string) => {
    try {
      await desk.change(toTextChange(network, now, was));
      return true;
    } catch {
      toast.fail(t('failed.text', { field: profileNames[network] }));
      await desk.reload().catch(() => undefined);
      return false;
    }
  };
  return async (network) => {
    const was = readText(desk.now(), network);
    if (!(await save(network, '', was))) return;
    const action = { label: form('undo'), run: () => void save(network, was, '') };
    showToast(
      { tone: 'plain', title: form('removed'), text: profileNames[network], action },
      UNDO_MS,
    );
  };
}
