import type { MeetingType } from '#shared/api/booking-page.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { useVideo } from './use-video.ts';
import { VideoControls } from './video-controls.tsx';
import { VideoFailure } from './video-failure.tsx';

/** Spec A §2, intro video: immersive, to the panel's edges and tall, or one that can be enlarged. */
const shapes = {
  immersive:
    '-mx-5 aspect-[4/3] first:-mt-6 md:-mx-8 md:aspect-[4/5] md:first:-mt-8 md:first:rounded-tl-card',
  expandable: 'aspect-video rounded-xl',
} as const;

export function VideoIntro({
  video: { src, thumbnailUrl, immersive },
}: {
  readonly video: MeetingType['videoSetting'] & { readonly src: string };
}) {
  const { t } = useTranslation('booking');
  const { state, send, element } = useVideo(src);
  const hasFailed = state.step === 'failed';
  return (
    <section
      aria-label={t('video.label')}
      aria-busy={state.step === 'loading' || undefined}
      className={`relative mb-5 overflow-hidden bg-black text-white ${shapes[immersive ? 'immersive' : 'expandable']}`}
    >
      {/* Where somebody points or types, the controls are there; each is a button of its own. */}
      <fieldset
        hidden={hasFailed}
        onPointerMove={() => send({ type: 'noticed' })}
        onPointerDown={() => send({ type: 'noticed' })}
        onPointerUp={({ target, pointerType }) => {
          // A mouse may click the picture itself; a touch only brings the controls.
          if (pointerType === 'mouse' && target === element.current) send({ type: 'play-pressed' });
        }}
        onKeyDown={() => send({ type: 'noticed' })}
        onFocus={({ target }) => target.matches(':focus-visible') && send({ type: 'focused' })}
        onBlur={() => send({ type: 'blurred' })}
        className="size-full min-w-0"
      >
        <video
          ref={element}
          playsInline
          muted={hasFailed || state.isMuted}
          poster={imageSrc(thumbnailUrl) ?? undefined}
          preload="metadata"
          onLoadedData={() => send({ type: 'loaded', prefersStill: prefersStill() })}
          onPlaying={() => send({ type: 'started' })}
          onPause={() => send({ type: 'stopped' })}
          className="size-full object-cover [:fullscreen>&]:object-contain"
        >
          {/* A stream brings its own captions. */}
          <track kind="captions" />
        </video>
        {!hasFailed && <VideoControls state={state} send={send} isExpandable={!immersive} />}
      </fieldset>
      {hasFailed && (
        <VideoFailure problem={state.problem} onRetry={() => send({ type: 'retry-pressed' })} />
      )}
    </section>
  );
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
