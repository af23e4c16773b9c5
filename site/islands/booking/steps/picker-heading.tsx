import type { Flow } from '#shared/domain/booking/flow.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import type { Send } from '../booking-atom.ts';

/** The title of a picker, with a way back where it was opened by a Change link. */
export function PickerHeading(props: {
  readonly text: string;
  readonly flow: Flow;
  readonly send: Send;
}) {
  const { t } = useTranslation('common');
  return (
    <div className="mb-3 flex min-h-9 items-center gap-1">
      {props.flow.step !== 'time' && (
        <button
          type="button"
          aria-label={t('back')}
          onClick={() => props.send({ type: 'went-back' })}
          className="-ml-2 rounded-lg p-2 hover:bg-ink/5"
        >
          <Icon name="left" />
        </button>
      )}
      <h2 className="font-semibold">{props.text}</h2>
    </div>
  );
}
