import { type ConsentPreferences, isAnalyticsId, isMetaPixelId } from '#shared/domain/consent.ts';

/** A company's ids at third parties, as it typed them. */
export interface ThirdPartyIds {
  readonly analyticsId: string | null;
  readonly pixelId: string | null;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: ((...command: unknown[]) => void) & { queue?: unknown[] };
    _fbq?: unknown;
    [flag: `ga-disable-${string}`]: boolean;
  }
}

/** Whether there is anybody to ask for: Spec A §5, what is not valid is not initialised. */
export function hasThirdParty({ analyticsId, pixelId }: ThirdPartyIds): boolean {
  return isAnalyticsId(analyticsId) || isMetaPixelId(pixelId);
}

/** Spec A §4: loads what was accepted, and silences what was loaded before and is accepted no more. */
export function applyConsent(ids: ThirdPartyIds, allowed: ConsentPreferences): void {
  if (isAnalyticsId(ids.analyticsId)) applyAnalytics(ids.analyticsId, allowed.analytics);
  if (isMetaPixelId(ids.pixelId)) applyPixel(ids.pixelId, allowed.marketing);
}

function applyAnalytics(id: string, isAllowed: boolean): void {
  window[`ga-disable-${id}`] = !isAllowed;
  if (!isAllowed || window.dataLayer) return;
  const layer: unknown[] = [];
  window.dataLayer = layer;
  // gtag.js tells its commands, `arguments` of a function, from other entries by their `callee`.
  const gtag = (...command: unknown[]) =>
    layer.push({ ...command, length: command.length, callee: undefined });
  gtag('js', new Date());
  gtag('config', id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

function applyPixel(id: string, isAllowed: boolean): void {
  if (window.fbq) {
    window.fbq('consent', isAllowed ? 'grant' : 'revoke');
    return;
  }
  if (!isAllowed) return;
  const queue: unknown[] = [];
  const fbq = Object.assign(
    (...command: unknown[]) => {
      const { callMethod } = fbq as { callMethod?: (...command: unknown[]) => void };
      if (callMethod) callMethod.apply(fbq, command);
      else queue.push(command);
    },
    { queue, loaded: true, version: '2.0', push: undefined as unknown },
  );
  fbq.push = fbq;
  window.fbq = fbq;
  window._fbq = fbq;
  fbq('init', id);
  fbq('track', 'PageView');
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
