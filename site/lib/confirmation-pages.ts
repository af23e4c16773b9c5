import { holdModule } from './hold-module.ts';
import { loadWithTexts } from './load-with-texts.ts';

const texts = ['appointment', 'ticket'] as const;

/** The pages that a booking can end with, for a booking page to become: each is code of its own. */
export const confirmationPages = {
  appointment: holdModule(() =>
    loadWithTexts(
      texts,
      () => import('#site/islands/appointment/details/appointment-page.tsx'),
    ).then(({ AppointmentPage }) => AppointmentPage),
  ),
  success: holdModule(() =>
    loadWithTexts(texts, () => import('#site/islands/appointment/success/success-page.tsx')).then(
      ({ SuccessPage }) => SuccessPage,
    ),
  ),
};
