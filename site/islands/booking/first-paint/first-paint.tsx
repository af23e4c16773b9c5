import type { BookingPageReply } from '#shared/api/booking-page.ts';
import type { Flow } from '#shared/domain/booking/flow.ts';
import { toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { isLanguage, toLocale } from '#shared/domain/languages.ts';
import { type Presses, paintFirst } from '#site/lib/first-paint/paint-first.ts';
import { firstAvailability, firstPage, untilFirstReplies } from '#site/lib/first-replies.ts';
import { loadFirstTexts } from '#site/lib/first-texts.ts';
import { wantedLanguage } from '#site/lib/wanted-language.ts';
import { toOneTimeLinkId } from '../booking-target.ts';
import { isReturn } from '../is-return.ts';
import { languagesOf } from '../languages-of.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { FirstScreen, firstFlow, type PaintedFlow } from './first-screen.tsx';

paintFirst(async () => {
  const early = settleLanguage(firstPage());
  const [texts] = await Promise.all([loadFirstTexts(early), untilFirstReplies()]);
  const page = firstPage();
  if (!page || !isPlain(page) || settleLanguage(page) !== early) return undefined;
  const begun = firstFlow(page, toPageFacts(page, toOneTimeLinkId(location.search)));
  return begun && { language: early, texts: texts ?? {}, ...toScreen(page, begun) };
});

/**
 * The starts that came with the page, or come soon, to choose among. What it does not know it leaves to
 * React.
 */
function toScreen(page: LoadedPage, begun: PaintedFlow) {
  let reached: Flow = begun;
  return {
    readFlow: () => reached,
    show: ({ answer, leaveOver }: Presses) => (
      <FirstScreen
        page={page}
        begun={begun}
        findAvailability={(question) => firstAvailability({ ...question })}
        onFlow={(flow) => {
          reached = flow;
          answer();
        }}
        onLeftOver={leaveOver}
      />
    ),
  };
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
