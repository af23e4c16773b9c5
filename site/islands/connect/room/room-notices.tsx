import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import type { OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { useStore } from '../use-store.ts';
import { DeviceNotices } from './device-notices.tsx';
import type { Call } from './open-call.ts';
import { WaitingPerson } from './panels/people-panel.tsx';

interface RoomNoticesProps {
  readonly call: Call;
  readonly media: OwnMedia;
  /** The browser holds the sound back until something is pressed. */
  readonly isSilent: boolean;
  readonly onSound: () => void;
}

/** What is wrong, in words and with what to do; who waits; what has just happened. */
export function RoomNotices({ call, media, isSilent, onSound }: RoomNoticesProps) {
  const { t } = useTranslation('connect-room');
  const { line, isDatabaseAway, waiting } = useStore(call.line);
  const { isOwnLineBad } = useStore(call.peers);
  const { screen } = useStore(call.extras);
  return (
    <div className="pointer-events-none absolute inset-x-3 top-3 z-20 flex flex-col items-center gap-2 *:pointer-events-auto">
      {isSilent && (
        <div className={box}>
          <p>{t('sound.refused')}</p>
          <Button onClick={onSound}>{t('sound.play')}</Button>
        </div>
      )}
      <DeviceNotices media={media} className={box} />
      {line === 'away' && (
        <p role="status" className={box}>
          {t('line.away')}
        </p>
      )}
      {isDatabaseAway && (
        <p role="status" className={box}>
          {t('line.database')}
        </p>
      )}
      {isOwnLineBad && (
        <p role="status" className={box}>
          {t('line.own')}
        </p>
      )}
      {screen && (
        <div className={box}>
          <p>{t('share.now')}</p>
          <Button tone="quiet" onClick={call.stopScreen}>
            {t('share.stop')}
          </Button>
        </div>
      )}
      {waiting.map((person) => (
        <section key={person.id} aria-label={t('people.waiting')} className={box}>
          <WaitingPerson person={person} line={call.line} says={t('people.waiting')} />
        </section>
      ))}
      <NewsLine call={call} />
    </div>
  );
}

const box =
  'flex max-w-lg flex-wrap items-center gap-3 rounded-card bg-raised px-4 py-2.5 text-sm shadow-(--shadow)';

/** Said aloud by a screen reader, and shown for a moment. */
function NewsLine({ call }: { readonly call: Call }) {
  const { t } = useTranslation('connect-room');
  const { news } = useStore(call.line);
  // Who knocks stands there with what can be done about it.
  const isShown = news !== null && news.kind !== 'knocks';
  return (
    <p role="status" className={isShown ? box : 'sr-only'}>
      {news?.kind === 'wrote' && t('news.wrote', { name: news.name, text: news.text })}
      {news && news.kind !== 'wrote' && t(`news.${news.kind}`, { name: news.name })}
    </p>
  );
}
