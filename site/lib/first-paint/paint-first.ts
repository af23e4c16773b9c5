import { type ComponentChild, render } from 'preact';
import type { Flow } from '#shared/domain/booking/flow.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Texts } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { isTaken } from '#site/lib/painted.ts';
import { untilLaidOut } from '#site/lib/until-laid-out.ts';
import { followAnimations } from './follow-animations.ts';
import { watchPresses } from './watch-presses.ts';

/** What a painted page says of a press. */
export type Presses = Pick<ReturnType<typeof watchPresses>, 'answer' | 'leaveOver'>;

interface Painting {
  readonly language: Language;
  readonly texts: Texts;
  /** The screen. It says what it has done of what was pressed; all else is pressed again for React. */
  readonly show: (presses: Presses) => ComponentChild;
  /** How far the visitor has come with their booking, where it is one. */
  readonly readFlow?: () => Flow;
}

/**
 * Paints a page while React is on its way, and hands it over: the focus, what was typed, what was pressed
 * in vain and what moves go on in React's page. `prepare` gives nothing where the page is left to React.
 */
export function paintFirst(prepare: () => Promise<Painting | undefined>): void {
  // The line is free now, while the page is being painted.
  window.__kalendsGoOn?.();
  paintWith(prepare).catch((error: unknown) => console.error(error));
}

async function paintWith(prepare: () => Promise<Painting | undefined>): Promise<void> {
  const [painting] = await Promise.all([prepare(), untilLaidOut()]);
  const place = document.getElementById('island');
  if (painting && place && !isTaken(place)) paint(place, painting);
}

function paint(place: HTMLElement, { language, texts, show, readFlow }: Painting): void {
  textsStore.speak(language, texts);
  const presses = watchPresses(place);
  place.replaceChildren();
  render(show(presses), place);
  window.__kalendsPainted = {
    ...(readFlow && { readFlow }),
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
