import { slotPanel } from '#shared/domain/booking/flow.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { usePlaceLabel } from '../use-place-label.ts';
import { Change, Row } from './row.tsx';
import { isOpen, type RowProps } from './row-props.ts';

/** Spec A §2: channel with a Change link. */
export function PlaceRow({
  facts,
  flow,
  send,
  customName,
}: RowProps & { readonly customName: string | null }) {
  const { t } = useTranslation('booking');
  const placeLabel = usePlaceLabel(customName);
  const { place } = flow.draft;
  if (!place) return null;
  const { title, detail } = placeLabel(place);
  const canChange = facts.places.length > 1 && isOpen(flow) && slotPanel(flow) !== 'channel';
  return (
    <Row icon={channelRows[place.channel].icon}>
      {title}
      {canChange && (
        <Change label={t('panel.changeChannel')} onClick={() => send({ type: 'channel-asked' })} />
      )}
      {detail && <span className="block text-soft text-sm">{detail}</span>}
    </Row>
  );
}
