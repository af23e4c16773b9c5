import { useEffect, useRef, useState } from 'react';
import type { MeetingType } from '#shared/api/booking-page.ts';
import { AUTOPLAY_MS, CONTROLS_HIDE_MS, type VideoProblem } from '#shared/domain/booking/video.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { attachVideo } from './attach-video.ts';
import { VideoControls } from './video-controls.tsx';

interface VideoIntroProps {
  readonly video: MeetingType['videoSetting'] & { readonly src: string };
}

/** Spec A §2, intro video: immersive, as wide as the panel and tall, or one that can be enlarged. */
export function VideoIntro({ video }: VideoIntroProps) {
  const { t } = useTranslation(['booking', 'common']);
  const [problem, setProblem] = useState<VideoProblem>();
  const [attempt, setAttempt] = useState(0);
  const shape = video.immersive
    ? '-mx-5 -mt-6 aspect-square md:-mx-8 md:-mt-8 md:aspect-[4/5] md:rounded-tl-card'
    : 'aspect-video rounded-xl';
  return (
    <section
      aria-label={t('video.label')}
      className={`relative mb-5 overflow-hidden bg-black text-white ${shape}`}
    >
      {problem ? (
        <div
          role="alert"
          className="flex h-full flex-col items-center justify-center gap-3 p-5 text-center text-sm"
        >
          <p>{t(`video.${problem}`)}</p>
          {problem === 'loading' && (
            <Button
              tone="quiet"
              onClick={() => {
                setProblem(undefined);
                setAttempt((count) => count + 1);
              }}
            >
              {t('common:tryAgain')}
            </Button>
          )}
        </div>
      ) : (
        <Player key={attempt} video={video} onProblem={setProblem} />
      )}
    </section>
  );
}

function Player({
  video,
  onProblem,
}: VideoIntroProps & { readonly onProblem: (problem: VideoProblem) => void }) {
  const element = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(true);
  const [areControlsShown, showControls] = useControls(isPlaying);
  const preview = usePreview(element, video.src, onProblem);
  return (
    // Where somebody points or types, the controls are there; each is a button of its own.
    <fieldset
      onPointerMove={showControls}
      onPointerDown={showControls}
      onFocus={showControls}
      className="h-full min-w-0"
    >
      <video
        ref={element}
        playsInline
        muted={isMuted}
        poster={video.thumbnailUrl ?? undefined}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="size-full object-cover [:fullscreen>&]:object-contain"
      >
        <track kind="captions" />
      </video>
      <VideoControls
        isShown={areControlsShown}
        isPlaying={isPlaying}
        isMuted={isMuted}
        canEnlarge={!video.immersive && document.fullscreenEnabled}
        onPlay={() => {
          preview.end();
          if (isPlaying) element.current?.pause();
          else void element.current?.play();
        }}
        onMute={() => {
          preview.end();
          setMuted(!isMuted);
        }}
        onEnlarge={() => {
          preview.end();
          void element.current?.parentElement?.requestFullscreen();
        }}
      />
    </fieldset>
  );
}

/** Spec A §9: plays muted for 3 s, then pauses, unless the visitor took over or wants no motion. */
function usePreview(
  element: { readonly current: HTMLVideoElement | null },
  src: string,
  onProblem: (problem: VideoProblem) => void,
) {
  const isOver = useRef(false);
  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      if (isOver.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      // A browser that lets nothing play by itself shows the first frame.
      video.play().catch(() => undefined);
    };
    const count = () => {
      if (!isOver.current && timer === undefined)
        timer = setTimeout(() => {
          if (!isOver.current) video.pause();
          isOver.current = true;
        }, AUTOPLAY_MS);
    };
    video.addEventListener('loadeddata', start, { once: true });
    video.addEventListener('playing', count);
    const detach = attachVideo(video, src, onProblem);
    return () => {
      clearTimeout(timer);
      video.removeEventListener('loadeddata', start);
      video.removeEventListener('playing', count);
      detach();
    };
  }, [element, src, onProblem]);
  return {
    end: () => {
      isOver.current = true;
    },
  };
}

/** Spec A §9: controls hide after 3 s; they stay while nothing plays. */
function useControls(isPlaying: boolean): readonly [boolean, () => void] {
  const [areRecent, setRecent] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current = setTimeout(() => setRecent(false), CONTROLS_HIDE_MS);
    return () => clearTimeout(timer.current);
  }, []);
  const show = () => {
    clearTimeout(timer.current);
    setRecent(true);
    timer.current = setTimeout(() => setRecent(false), CONTROLS_HIDE_MS);
  };
  return [areRecent || !isPlaying, show];
}
