import { render } from 'preact';
import { isLanguage } from '#shared/domain/languages.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { followAnimations } from '#site/lib/first-paint/follow-animations.ts';
import { untilLaidOut } from '#site/lib/first-paint/until-laid-out.ts';
import { watchPresses } from '#site/lib/first-paint/watch-presses.ts';
import { loadFirstTexts } from '#site/lib/first-texts.ts';
import { readStep } from '#site/lib/history-step.ts';
import { readPageAppointment } from '#site/lib/page-appointment.ts';
import { isTaken } from '#site/lib/painted.ts';
import { AppointmentPage } from '../appointment-page.tsx';

/** Paints an appointment's page with what came with it, while React is on its way. A change of it is React's. */
async function paint(): Promise<void> {
  if (readStep() !== undefined || !readPageAppointment()) return;
  const { language = '' } = document.documentElement.dataset;
  const spoken = isLanguage(language) ? language : 'en';
  const [texts] = await Promise.all([loadFirstTexts(spoken), untilLaidOut()]);
  const place = document.getElementById('island');
  if (!place || isTaken(place)) return;
  textsStore.speak(spoken, texts ?? {});
  const presses = watchPresses(place);
  place.replaceChildren();
  render(<AppointmentPage />, place);
  window.__kalendsPainted = {
    untilLetGo: presses.untilLetGo,
    leave: () => {
      const goOn = followAnimations(place);
      const comeBack = presses.leave();
      return () => {
        // What it shows is gone from the document; what it listens to ends here.
        render(null, place);
        delete window.__kalendsPainted;
        goOn();
        comeBack();
      };
    },
  };
}

// The line is free now, while the page is being painted.
window.__kalendsGoOn?.();
paint().catch((error: unknown) => console.error(error));
