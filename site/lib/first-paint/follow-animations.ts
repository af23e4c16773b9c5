import { pathTo } from './element-path.ts';

/** What moves once in a page that is about to be replaced by an equal one: the new one goes on from there. */
export function followAnimations(place: Element): () => void {
  const begun = new Map(
    listOf(place).map(({ animation, path }) => [path.join(), animation.currentTime]),
  );
  return () => {
    for (const { animation, path } of listOf(place)) {
      const at = begun.get(path.join());
      if (at === undefined) animation.finish();
      else animation.currentTime = at;
    }
  };
}

function listOf(place: Element) {
  return place.getAnimations({ subtree: true }).flatMap((animation) => {
    const { effect } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return target && !isEndless ? [{ animation, path: pathTo(place, target) }] : [];
  });
}
