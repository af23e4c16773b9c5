import type { BookingInfo } from '#shared/api/booking-page.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Change, Row } from './row.tsx';
import type { RowProps } from './row-props.ts';

/** Whom the visitor chose, with the way to somebody else. */
export function HostRow({
  hosts,
  facts,
  flow,
  send,
}: RowProps & { readonly hosts: BookingInfo['hosts'] }) {
  const { t } = useTranslation('booking');
  const host = hosts.find(({ id }) => id === flow.draft.hostId);
  const canChange = facts.hostSelection !== 'none' && flow.step !== 'booked';
  if (flow.step === 'host-selection' || (!host && !canChange)) return null;
  return (
    <Row icon={host ? 'user' : 'users'}>
      {host ? `${host.firstname} ${host.lastname}` : t('hosts.fastest')}
      {canChange && flow.step !== 'payment' && (
        <Change label={t('panel.changeHost')} onClick={() => send({ type: 'host-asked' })} />
      )}
    </Row>
  );
}
