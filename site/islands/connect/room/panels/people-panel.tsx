import type { Person, Waiting } from '#shared/domain/connect/protocol.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { ConnectIcon } from '#site/islands/connect/connect-icon.tsx';
import { useStore } from '../../use-store.ts';
import { RoomIcon } from '../room-icon.tsx';
import type { Line } from '../signal/open-line.ts';

/** Who is here, and for hosts who waits at the door. */
export function PeoplePanel({ line }: { readonly line: Line }) {
  const { t } = useTranslation('connect-room');
  const { you, people, waiting, turnedAway } = useStore(line);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4">
      {waiting.length > 0 && (
        <section aria-label={t('people.waiting')} className="mb-6 grid gap-3">
          <h3 className="font-medium text-soft text-sm">{t('people.waiting')}</h3>
          {waiting.map((person) => (
            <WaitingPerson key={person.id} person={person} line={line} />
          ))}
        </section>
      )}
      <ul className="grid gap-3">
        {[...(you ? [you] : []), ...people].map((person) => (
          <PersonRow key={person.id} person={person} isYou={person.id === you?.id} />
        ))}
      </ul>
      {turnedAway.length > 0 && (
        <section aria-label={t('people.turnedAway')} className="mt-6 grid gap-3">
          <h3 className="font-medium text-soft text-sm">{t('people.turnedAway')}</h3>
          {turnedAway.map(({ id, name }) => (
            <div key={id} className="flex items-center gap-4">
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <Button tone="quiet" onClick={() => line.answer('admit', id)}>
                {t('people.admit')}
                <span className="sr-only"> {name}</span>
              </Button>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

export function WaitingPerson({
  person: { id, name },
  line,
  says,
}: {
  readonly person: Waiting;
  readonly line: Line;
  /** What they want, where no heading says so. */
  readonly says?: string;
}) {
  const { t } = useTranslation('connect-room');
  return (
    <div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-medium wrap-anywhere">
        {name}
        {says && <span className="block font-normal text-note text-soft">{says}</span>}
      </span>
      <span className="ml-auto flex gap-2">
        <Button tone="quiet" onClick={() => line.answer('refuse', id)}>
          {t('people.refuse')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button onClick={() => line.answer('admit', id)}>
          {t('people.admit')}
          <span className="sr-only"> {name}</span>
        </Button>
      </span>
    </div>
  );
}

function PersonRow({ person, isYou }: { readonly person: Person; readonly isYou: boolean }) {
  const { t } = useTranslation('connect-room');
  const { name, picture = null, role, media } = person;
  return (
    <li className="flex items-center gap-3">
      <Avatar name={name} picture={picture} size={36} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {isYou ? t('people.you', { name }) : name}
        {role === 'host' && <span className="block text-note text-soft">{t('people.host')}</span>}
      </span>
      {media.hand && (
        <span role="img" aria-label={t('tile.hand')}>
          <RoomIcon name="hand" />
        </span>
      )}
      {!media.microphone && (
        <span role="img" aria-label={t('tile.muted')}>
          <ConnectIcon name="microphone-off" />
        </span>
      )}
    </li>
  );
}
