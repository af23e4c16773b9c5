import { lazy, Suspense } from 'react';
import { CHANNELS, roomProviderOf } from '#shared/domain/channels.ts';
import { findMissingWays, toOfferedChannels } from '#shared/domain/meeting-type/offer.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ChoiceList } from '../controls/choice-list.tsx';
import { LinesControl } from '../controls/lines-control.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { Row, Section } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { Editor } from '../use-editor.ts';

/** Most hosts lack nothing. */
const MissingWays = lazy(() =>
  import('./missing-ways.tsx').then((module) => ({ default: module.MissingWays })),
);

/** Where it takes place. */
export function Where({ editor }: { readonly editor: Editor<'where'> }) {
  const t = useTexts('editor');
  const common = useTexts('common');
  const { values, choices, type, choose, leave, problemAt } = editor;
  const offered = toOfferedChannels(values);
  const serving = values.hosts.filter(({ enabled }) => enabled).map((each) => each.hostId);
  const missing = findMissingWays(
    values,
    choices.hosts.filter(({ id }) => serving.includes(id)),
  );
  const options = CHANNELS.map((value) => ({ value, label: common(`channels.${value}`) }));
  return (
    <Section id="where">
      <SelectControl
        label={t('channel.label')}
        value={values.channel}
        options={options}
        problem={problemAt('channel')}
        onChoose={(now) => choose('channel', now)}
      />
      <Suspense>{missing.length > 0 && <MissingWays missing={missing} />}</Suspense>
      {offered.some(roomProviderOf) && (
        <TextControl
          label={t('meetingLink.label')}
          hint={t('meetingLink.hint')}
          kind="link"
          isOptional
          value={values.meetingLink}
          problem={problemAt('meetingLink')}
          onType={(now) => type('meetingLink', now)}
          onLeave={() => leave('meetingLink')}
        />
      )}
      {offered.includes('connect') && <RoomControls editor={editor} />}
      {offered.includes('custom') && (
        <TextControl
          label={t('customName.label')}
          isOptional
          value={values.customChannelName}
          problem={problemAt('customChannelName')}
          onType={(now) => type('customChannelName', now)}
          onLeave={() => leave('customChannelName')}
        />
      )}
      {offered.includes('local') && (
        <LinesControl
          label={t('locations.label')}
          hint={t('locations.hint')}
          value={values.locations}
          problem={problemAt('locations')}
          onType={(now) => type('locations', now)}
          onLeave={() => leave('locations')}
        />
      )}
      {offered.includes('resource') && (
        <ChoiceList
          legend={t('resources.label')}
          {...(choices.resources.length === 0 && { hint: t('resources.none') })}
          options={choices.resources.map(({ id, name, groupName }) => ({
            value: id,
            label: groupName ? `${groupName}: ${name}` : name,
          }))}
          chosen={values.resourceIds}
          problem={problemAt('resourceIds')}
          onChoose={(now) => choose('resourceIds', now)}
        />
      )}
      <SwitchField
        label={t('selectChannel.label')}
        hint={t('selectChannel.hint')}
        isOn={values.allowSelectChannel}
        onSwitch={(isOn) => choose('allowSelectChannel', isOn)}
      />
      {values.allowSelectChannel && (
        <ChoiceList
          legend={t('selectChannel.others')}
          options={options.filter(({ value }) => value !== values.channel)}
          chosen={values.allowedChannels}
          problem={problemAt('allowedChannels')}
          onChoose={(now) => choose('allowedChannels', now)}
        />
      )}
    </Section>
  );
}

/** When the rooms that we keep for its appointments are open, and to whom. */
function RoomControls({ editor }: { readonly editor: Editor<'where'> }) {
  const t = useTexts('editor');
  const { values, choose, type, leave, problemAt } = editor;
  const minutes = (key: 'connectOpensMinutes' | 'connectClosesMinutes') => ({
    unit: t('units.minutes'),
    value: values[key],
    problem: problemAt(key),
    onType: (now: number | null) => type(key, now ?? 0),
    onLeave: () => leave(key),
  });
  return (
    <>
      <Row>
        <NumberControl label={t('room.opens')} {...minutes('connectOpensMinutes')} />
        <NumberControl label={t('room.closes')} {...minutes('connectClosesMinutes')} />
      </Row>
      <SwitchField
        label={t('room.waits')}
        hint={t('room.waitsHint')}
        isOn={values.connectWaits}
        onSwitch={(isOn) => choose('connectWaits', isOn)}
      />
    </>
  );
}
