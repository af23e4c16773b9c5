import { MAX_ASKED_HOSTS } from '#shared/domain/proposal/limits.ts';
import type { DraftEvent, DraftPlace } from '#shared/domain/proposal/proposal-draft.ts';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { joinNames } from '#shared/time/join-names.ts';
import type { ProposableType } from './use-proposable-types.ts';
import type { Choices } from './week-props.ts';

interface PlaceFieldsProps {
  readonly type: ProposableType;
  readonly place: DraftPlace;
  readonly choices: Choices;
  readonly onChange: (event: DraftEvent) => void;
}

/** Where, with whom and in which room, as far as there is a choice; who comes is said where there is none. */
export function PlaceFields({ type, place, choices, onChange }: PlaceFieldsProps) {
  const t = useTexts('propose');
  const common = useTexts('common');
  const { language } = useTranslation('propose');
  const choose = (part: Partial<DraftPlace>) => onChange({ type: 'place-chosen', part });
  const { channels, isTogether, hosts, resources } = choices;
  const isRoom = (place.channel ?? (channels.length === 1 ? channels[0] : null)) === 'resource';
  const own = hosts.find(({ isOwn }) => isOwn);
  const others = hosts.filter(({ isOwn }) => !isOwn);
  const all = hosts.map(({ id }) => id).slice(0, MAX_ASKED_HOSTS);
  return (
    <>
      {channels.length > 1 && (
        <SelectField
          label={t('place.label')}
          value={place.channel ?? ''}
          options={[
            ['', t('place.theirs')],
            ...channels.map((channel) => {
              const custom = channel === 'custom' ? type.customChannelName : null;
              return [channel, custom ?? common(`channels.${channel}`)] as const;
            }),
          ]}
          onChange={(value) =>
            choose({
              channel: channels.find((channel) => channel === value) ?? null,
              resourceId: null,
            })
          }
        />
      )}
      {isTogether && hosts.length > 1 && (
        <p className="text-pretty text-note text-soft">
          {t('host.all', {
            names: joinNames(
              hosts.map(({ name }) => name),
              language,
            ),
          })}
        </p>
      )}
      {!isTogether && hosts.length > 1 && (
        <SelectField
          label={t('host.label')}
          value={toHostValue(place.hostIds)}
          options={[
            ...(own ? [['', t('host.own', { name: own.name })] as const] : []),
            ...others.map(({ id, name }) => [id, name] as const),
            [own ? ANYONE : '', t('host.any')],
          ]}
          onChange={(value) => choose({ hostIds: value === ANYONE ? all : value ? [value] : null })}
        />
      )}
      {isRoom && resources.length > 1 && (
        <SelectField
          label={t('room.label')}
          value={place.resourceId ?? ''}
          options={[['', t('room.any')], ...resources.map(({ id, name }) => [id, name] as const)]}
          onChange={(value) => choose({ resourceId: value || null })}
        />
      )}
      {isRoom && resources.length > 1 && (
        <p className="text-pretty text-note text-soft">{t('room.held')}</p>
      )}
      {!isRoom && place.channel === null && channels.includes('resource') && (
        <p className="text-pretty text-note text-soft">{t('room.notHeld')}</p>
      )}
      {isRoom && resources.length === 1 && (
        <p className="text-note text-soft wrap-anywhere">
          {t('room.only', { name: resources[0]?.name ?? '' })}
        </p>
      )}
    </>
  );
}

const ANYONE = 'anyone';

function toHostValue(hostIds: DraftPlace['hostIds']): string {
  if (hostIds === null) return '';
  return hostIds.length > 1 ? ANYONE : (hostIds[0] ?? '');
}
