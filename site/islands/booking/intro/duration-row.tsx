import { slotPanel } from '#shared/domain/booking/flow.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Change, Row } from './row.tsx';
import { isOpen, type RowProps } from './row-props.ts';

/** Spec A §2: duration with a Change link. */
export function DurationRow({ facts, flow, send }: RowProps) {
  const { t } = useTranslation('booking');
  const { durationMinutes } = flow.draft;
  if (!durationMinutes) return null;
  const canChange = facts.durations.length > 1 && isOpen(flow) && slotPanel(flow) !== 'duration';
  return (
    <Row icon="clock">
      {t('common:duration.minutes', { count: durationMinutes })}
      {canChange && (
        <Change
          label={t('panel.changeDuration')}
          onClick={() => send({ type: 'duration-asked' })}
        />
      )}
    </Row>
  );
}
