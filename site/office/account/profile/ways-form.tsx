import { useState } from 'react';
import { type WaysToMeet, waysToMeetApi } from '#shared/api/ways-to-meet.ts';
import {
  channelOf,
  ROOM_PROVIDERS,
  type RoomProvider,
  WAYS_TO_MEET,
} from '#shared/domain/ways-to-meet.ts';
import { FormField } from '#shared/react/form/form-field.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { type Form, useForm } from '#shared/react/form/use-form.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useSearch } from '#shared/react/router/use-place.ts';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { api } from '#site/office/api.ts';
import { useOwnWays } from '#site/office/use-own-ways.ts';
import { usePhoneNumbers } from '#site/office/use-phone-numbers.ts';
import { Section } from './section.tsx';
import { WayWarning } from './way-warning.tsx';

/** The form of how somebody can be met. */
export function useWaysForm(): Form {
  const { saved, keep, reload } = useOwnWays();
  const { mutateAsync } = api.useChange('patch', '/user2/ways-to-meet');
  const { withNumbers } = usePhoneNumbers();
  return useForm({
    name: 'profile-ways',
    saved: toTyped(saved),
    schema: withNumbers(waysToMeetApi.patchOwnWaysToMeet.body),
    save: async (body) => keep(await mutateAsync({ body })),
    reload: async () => toTyped(await reload()),
  });
}

/** Where somebody is called, and where they have rooms: theirs, whatever is booked with them. */
export function WaysFields({ form }: { readonly form: Form }) {
  const t = useTexts('profile');
  const { saved } = useOwnWays();
  const { spell } = usePhoneNumbers();
  const leave = (name: string) => {
    const typed = form.values.phone;
    if (typeof typed === 'string') form.change('phone', spell(typed));
    form.leave(name);
  };
  return (
    <Section title={t('meet.title')} text={t('meet.text')}>
      <div>
        <FormField
          form={{ ...form, leave }}
          name="phone"
          kind="phone"
          label={t('meet.phone')}
          hint={t('meet.phoneHint')}
          autoComplete="tel"
          isOptional
        />
        <WayWarning way="phone" saved={saved} now={form.values.phone ?? null} />
      </div>
      <Rooms form={form} saved={saved} />
    </Section>
  );
}

/** Those that there are, and the one that is being added; who is sent here for one finds it open. */
function Rooms({ form, saved }: { readonly form: Form; readonly saved: WaysToMeet }) {
  const t = useTexts('profile');
  const common = useTexts('common');
  const { way }: Readonly<Record<string, unknown>> = useSearch();
  const asked = ROOM_PROVIDERS.find((each) => each === way);
  const [added, setAdded] = useState<RoomProvider | undefined>(asked);
  const isShown = (each: RoomProvider) =>
    each === added || saved[each] !== null || typeof form.values[each] === 'string';
  const nameOf = (each: RoomProvider) =>
    each === 'custom' ? t('meet.another') : common(`channels.${channelOf(each)}`);
  const others = ROOM_PROVIDERS.filter((each) => !isShown(each));
  return (
    <>
      {ROOM_PROVIDERS.filter(isShown).map((each) => (
        <div key={each} ref={each === added ? focusField : undefined}>
          <FormField
            form={form}
            name={each}
            kind="link"
            label={nameOf(each)}
            hint={t('meet.roomHint')}
            isOptional
          />
          <WayWarning way={each} saved={saved} now={form.values[each] ?? null} />
        </div>
      ))}
      {others.length > 0 && (
        <SelectField
          label={t('meet.add')}
          value=""
          options={[['', t('meet.choose')], ...others.map((each) => [each, nameOf(each)] as const)]}
          onChange={(value) => setAdded(ROOM_PROVIDERS.find((each) => each === value))}
        />
      )}
    </>
  );
}

function focusField(row: HTMLElement | null): void {
  focusElement(row?.querySelector('input') ?? null);
}

/** What is typed here; what relies on it is not. */
function toTyped(ways: WaysToMeet) {
  return Object.fromEntries(WAYS_TO_MEET.map((way) => [way, ways[way]]));
}
