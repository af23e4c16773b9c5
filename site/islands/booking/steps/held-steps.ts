import { holdModule } from '#site/lib/hold-module.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';

// What the first screen of most pages does without, each part with its texts.

/** The form and what follows it. */
export const afterTime = holdModule(() =>
  loadWithTexts(['booking-steps', 'fields', 'ticket'], () => import('./after-time.ts')),
);
export const hosts = holdModule(() => import('./host-step.tsx'));
export const formFirst = holdModule(() =>
  loadWithTexts(['booking-steps', 'fields'], () => import('./details-step.tsx')),
);
export const pickers = holdModule(() => import('./pickers.ts'));
export const payment = holdModule(() =>
  loadWithTexts(['booking-steps', 'payment', 'ticket'], () => import('./payment-step.tsx')),
);
export const proposals = holdModule(() =>
  loadWithTexts(['booking-steps', 'proposed'], () => import('../proposal/proposals.ts')),
);
export const troubleshooting = holdModule(() =>
  loadWithTexts(['booking-owner'], () => import('./troubleshoot-slots.tsx')),
);
