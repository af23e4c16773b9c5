import { lazy, Suspense } from 'react';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import type { LoadedPage } from '../loaded-page.ts';

const VideoIntro = lazy(() =>
  import('../video/video-intro.tsx').then((module) => ({ default: module.VideoIntro })),
);

/** Spec A §2: optional video; its player is loaded where there is one. */
export function IntroVideo({
  setting,
}: {
  readonly setting: LoadedPage['meetingType']['videoSetting'];
}) {
  const { enable, src } = setting;
  if (!enable || !src) return null;
  return (
    <Suspense fallback={<Skeleton className="mb-5 aspect-video rounded-xl" />}>
      <VideoIntro video={{ ...setting, src }} />
    </Suspense>
  );
}
