import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';

/**
 * What is known of the way to a server: it is being asked, it is Kalends, nothing answers there,
 * something else does, it is too old for this extension, or this device has no network at all.
 */
export type Connection = 'checking' | 'connected' | 'silent' | 'stranger' | 'older' | 'offline';

interface Look {
  readonly tone: string;
  /** A ring that turns where there is none. */
  readonly icon?: IconName;
}

const looks = {
  checking: { tone: 'bg-sunken text-soft' },
  connected: { tone: 'bg-success-soft text-success', icon: 'check' },
  silent: { tone: 'bg-danger-soft text-danger', icon: 'alert' },
  stranger: { tone: 'bg-danger-soft text-danger', icon: 'alert' },
  older: { tone: 'bg-danger-soft text-danger', icon: 'alert' },
  offline: { tone: 'bg-sunken text-soft', icon: 'globe' },
} as const satisfies Record<Connection, Look>;

interface ConnectionPanelProps {
  /** `kalends.example.com`, `localhost:4321` */
  readonly host: string;
  readonly connection: Connection;
  /** The one thing to do where it is within reach. */
  readonly action: { readonly label: string; readonly isBusy: boolean; readonly run: () => void };
  readonly onTryAgain: () => void;
  readonly onOptions: () => void;
}

/** Whether a Kalends server is within reach, and the one thing to do about it. */
export function ConnectionPanel(props: ConnectionPanelProps) {
  const { host, connection, action, onTryAgain, onOptions } = props;
  const { t } = useTranslation('extension');
  const look: Look = looks[connection];
  const isWithinReach = connection === 'connected' || connection === 'checking';
  return (
    <section className="flex flex-col gap-6">
      <div role="status" className="flex min-h-22 items-start gap-3">
        <span className={`inline-flex rounded-full p-2 ${look.tone}`}>
          {look.icon ? <Icon name={look.icon} /> : <Spinner className="size-5" />}
        </span>
        <div className="min-w-0">
          <p className="font-medium [overflow-wrap:anywhere]">
            {t(`connection.state.${connection}`, { host })}
          </p>
          <p className="text-pretty text-sm text-soft [overflow-wrap:anywhere]">
            {t(`connection.hint.${connection}`, { host })}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-2">
        {isWithinReach ? (
          <Button busy={action.isBusy} onClick={action.run}>
            {action.label}
          </Button>
        ) : (
          <Button onClick={onTryAgain}>{t('connection.tryAgain')}</Button>
        )}
        <Button tone="plain" onClick={onOptions}>
          {t('connection.options')}
        </Button>
      </div>
    </section>
  );
}
