import { isLanguage } from '#shared/domain/languages.ts';
import { paintFirst } from '#site/lib/first-paint/paint-first.ts';
import { loadFirstTexts } from '#site/lib/first-texts.ts';
import { readStep } from '#site/lib/history-step.ts';
import { readPageAppointment } from '#site/lib/page-appointment.ts';
import { AppointmentPage } from '../appointment-page.tsx';

// What came with the page is painted. A change of it is React's.
paintFirst(async () => {
  if (readStep() !== undefined || !readPageAppointment()) return undefined;
  const { language: said = '' } = document.documentElement.dataset;
  const language = isLanguage(said) ? said : 'en';
  const texts = await loadFirstTexts(language);
  return { language, texts: texts ?? {}, show: () => <AppointmentPage /> };
});
