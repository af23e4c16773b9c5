import { type ComponentProps, type ComponentType, lazy } from 'react';
import { addTexts } from '#shared/i18n/add-texts.ts';

type Offer = ComponentType<ComponentProps<typeof import('./callback-offer.tsx').CallbackOffer>>;

/** The offer with its texts, asked for only where no time can be had; a page does without it. */
export const CallbackOffer = lazy<Offer>(() =>
  Promise.all([
    import('./callback-offer.tsx'),
    addTexts(['booking-steps', 'fields', 'callback']),
  ]).then(
    ([{ CallbackOffer: default_ }]) => ({ default: default_ }),
    (error: unknown) => {
      console.warn(error);
      return { default: () => null };
    },
  ),
);
