import { render } from 'preact';
import type { BookingPageReply } from '#shared/api/booking-page.ts';
import type { Flow } from '#shared/domain/booking/flow.ts';
import { toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { isLanguage, type Language, toLocale } from '#shared/domain/languages.ts';
import type { Texts } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { untilLaidOut } from '#site/lib/first-paint/until-laid-out.ts';
import { watchPresses } from '#site/lib/first-paint/watch-presses.ts';
import { firstAvailability, firstPage, untilFirstReplies } from '#site/lib/first-replies.ts';
import { loadFirstTexts } from '#site/lib/first-texts.ts';
import { isTaken } from '#site/lib/painted.ts';
import { wantedLanguage } from '#site/lib/wanted-language.ts';
import { toOneTimeLinkId } from '../booking-target.ts';
import { isReturn } from '../is-return.ts';
import { languagesOf } from '../languages-of.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { FirstScreen, firstFlow, type PaintedFlow } from './first-screen.tsx';

/**
 * Paints a booking page with the starts that came with it, or as soon as they come, and lets visitors
 * choose among them while React is on its way. What it does not know it leaves to React.
 */
async function paint(): Promise<void> {
  const early = settleLanguage(firstPage());
  const [texts] = await Promise.all([loadFirstTexts(early), untilFirstReplies(), untilLaidOut()]);
  const place = document.getElementById('island');
  const page = firstPage();
  if (!place || !page || !isPlain(page) || settleLanguage(page) !== early) return;
  const facts = toPageFacts(page, toOneTimeLinkId(location.search));
  const begun = firstFlow(page, facts);
  if (begun) show(place, { page, begun, language: early, texts: texts ?? {} });
}

interface Shown {
  readonly page: LoadedPage;
  readonly begun: PaintedFlow;
  readonly language: Language;
  readonly texts: Texts;
}

function show(place: HTMLElement, { page, begun, language, texts }: Shown): void {
  if (isTaken(place)) return;
  textsStore.speak(language, texts);
  const presses = watchPresses(place);
  const painted: { flow: Flow; readonly untilLetGo: () => Promise<void> } = {
    flow: begun,
    untilLetGo: presses.untilLetGo,
  };
  place.replaceChildren();
  render(
    <FirstScreen
      page={page}
      begun={begun}
      findAvailability={(question) => firstAvailability({ ...question })}
      onFlow={(flow) => {
        painted.flow = flow;
        presses.answer();
      }}
    />,
    place,
  );
  window.__kalendsPainted = Object.assign(painted, {
    leave: () => {
      const comeBack = presses.leave();
      return () => {
        // What it shows is gone from the document; what it listens to ends here.
        render(null, place);
        delete window.__kalendsPainted;
        comeBack();
      };
    },
  });
}

/** The language that the page will speak, said in the document as everybody after reads it. */
function settleLanguage(page: BookingPageReply | undefined) {
  const { dataset } = document.documentElement;
  const current = isLanguage(dataset.language) ? dataset.language : 'en';
  if (!page) return current;
  const wanted = wantedLanguage(languagesOf(page));
  dataset.language = wanted;
  document.documentElement.lang = toLocale(wanted);
  return wanted;
}

/** Proposals, and what a bank sent back, begin with more than times. */
function isPlain(page: BookingPageReply): page is LoadedPage {
  const query = new URLSearchParams(location.search);
  const isProposal = query.has('times') || query.has('proposal');
  return 'meetingType' in page && !isProposal && !isReturn(query);
}

// The line is free now, while the page is being painted.
window.__kalendsGoOn?.();
paint().catch((error: unknown) => console.error(error));
