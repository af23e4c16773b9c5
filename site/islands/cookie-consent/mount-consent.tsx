import { createRoot } from 'react-dom/client';
import { addTexts } from '#shared/i18n/add-texts.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { createConsentStore } from './consent-store.ts';
import { applyConsent, hasThirdParty, type ThirdPartyIds } from './third-parties.ts';

let isMounted = false;

/**
 * Puts the cookie banner on a page of a company with valid ids of third parties, once. Nothing of
 * theirs is asked for before the visitor has agreed (Spec A §4).
 */
export async function mountConsent(ids: ThirdPartyIds): Promise<void> {
  if (isMounted || !hasThirdParty(ids)) return;
  isMounted = true;
  await addTexts(['consent']);
  const place = document.createElement('div');
  // Without a box of its own, so that the bar sticks to the window's end, not to this place.
  place.className = 'contents';
  document.body.append(place);
  const store = createConsentStore((preferences) => applyConsent(ids, preferences));
  // A root of its own beside the page's: without a prefix the ids of both would be the same.
  createRoot(place, { identifierPrefix: 'consent-' }).render(<ConsentBanner store={store} />);
}
