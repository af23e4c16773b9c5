import type { Locator } from 'playwright/test';

/** In pixels of the page's own window. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where an element stands once all that moves in its page has come to rest: what is measured while
 * something flies, slides or scrolls is true of no page that a person sees. Waits until the element is
 * there to be seen; what turns for ever, as a skeleton does, moves nothing and is not waited for.
 */
export async function placeAtRest(element: Locator): Promise<Place> {
  await element.waitFor();
  return await element.evaluate(async (node) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    const read = () => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    };
    let before = '';
    for (;;) {
      await document.activeViewTransition?.finished;
      // One that is called off has come to rest too.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isEnding)
          .map(({ finished }) => finished),
      );
      await nextFrame();
      const place = read();
      const now = JSON.stringify(place);
      if (now === before && !document.getAnimations().some(isEnding)) return place;
      before = now;
    }
  });
}
