import { useEffect } from 'react';
import { expectForeignScripts } from './shown-page.ts';

export interface CompanyThirdParties {
  readonly googleAnalyticsMeasurementId: string | null;
  readonly metaPixelId: string | null;
}

/**
 * Asks for consent on pages of companies that use analytics or a pixel (Spec A §2). Everything about
 * it is a chunk of its own: a page without ids carries no weight for it.
 */
export function useConsent(company: CompanyThirdParties | undefined): void {
  const analyticsId = company?.googleAnalyticsMeasurementId ?? null;
  const pixelId = company?.metaPixelId ?? null;
  useEffect(() => {
    if (!analyticsId && !pixelId) return;
    expectForeignScripts();
    void import('#site/islands/cookie-consent/mount-consent.tsx').then(({ mountConsent }) =>
      mountConsent({ analyticsId, pixelId }),
    );
  }, [analyticsId, pixelId]);
}
