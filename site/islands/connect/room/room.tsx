import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Spinner } from '#shared/react/ui/spinner.tsx';
import { WaitingForHost } from '#site/islands/connect/lobby/waiting-for-host.tsx';
import type { RoomProps } from '#site/islands/connect/room-props.ts';
import { Stage } from '#site/islands/connect/stage.tsx';
import { useStore } from '../use-store.ts';
import type { Call } from './open-call.ts';
import { RoomScreen } from './room-screen.tsx';
import { useOpenCall } from './use-open-call.ts';

/** The room behind the door: first perhaps a wait, then the others. */
export function Room(props: RoomProps) {
  const call = useOpenCall(props);
  return (
    <Stage company={props.door.company}>
      {call ? (
        <Inside {...props} call={call} />
      ) : (
        <Opening onLeave={() => props.onLeft({ why: 'left' })} />
      )}
    </Stage>
  );
}

function Inside({ call, ...props }: RoomProps & { readonly call: Call }) {
  const { t } = useTranslation('connect-room');
  const { line, isDatabaseAway } = useStore(call.line);
  const notice = isDatabaseAway ? t('line.databaseWait') : null;
  const leave = () => {
    call.line.leave();
    props.onLeft({ why: 'left' });
  };
  if (line === 'waiting') return <WaitingForHost {...props} notice={notice} onStop={leave} />;
  if (line === 'opening' || line === 'over') return <Opening notice={notice} onLeave={leave} />;
  return <RoomScreen {...props} call={call} onLeave={leave} />;
}

function Opening({
  notice = null,
  onLeave,
}: {
  /** What holds it up. */
  readonly notice?: string | null;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation('connect-room');
  return (
    <main className="m-auto flex flex-col items-center gap-4 p-6 text-soft">
      <Spinner className="size-6" />
      <h1 role="status" className="text-base">
        {t('opening')}
      </h1>
      {notice && (
        <p role="status" className="max-w-md text-pretty text-center">
          {notice}
        </p>
      )}
      <Button tone="quiet" onClick={onLeave}>
        {t('leave')}
      </Button>
    </main>
  );
}
