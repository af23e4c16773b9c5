import type { CustomLink } from '#shared/domain/card/custom-link.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import type { CardDesk } from './card-desk.ts';
import { useInTurn } from './use-in-turn.ts';

/** The card's own links, which are saved together. */
export function useLinks(desk: CardDesk) {
  const t = useTexts('card-editor');
  const toast = useToast({ isTitled: true });
  /** @throws where it was not saved; what others have saved meanwhile is shown then. */
  const save = async (customLinks: CustomLink[]) => {
    const was = {
      onlineProfiles: { customLinks: desk.now().personalPage.onlineProfiles.customLinks },
    };
    try {
      await desk.change({ of: 'card', change: { onlineProfiles: { customLinks }, was } });
    } catch (error) {
      await desk.reload().catch(() => undefined);
      throw error;
    }
  };
  const { value, put } = useInTurn<CustomLink[]>({
    kept: desk.card.personalPage.onlineProfiles.customLinks,
    save,
    onFailed: () => toast.fail(t('failed.links')),
  });
  return {
    links: value,
    put: (now: CustomLink[]) => void put(now),
    /** Puts a link in the place of another, or at the end. */
    set: (link: CustomLink, former?: CustomLink) => {
      const { customLinks } = desk.now().personalPage.onlineProfiles;
      const at = customLinks.findIndex(
        (each) => each.url === former?.url && each.name === former.name,
      );
      return save(at < 0 ? [...customLinks, link] : customLinks.with(at, link));
    },
  };
}
