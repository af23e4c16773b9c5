import { type ComponentProps, use, useState } from 'react';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { toSlug } from '#shared/domain/slug.ts';
import { TextField } from '#shared/react/form/text-field.tsx';
import { ToldContext } from '#shared/react/form/told.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { SlugField } from '#site/lib/slug-field.tsx';
import { api } from '#site/office/api.ts';
import { ChoiceCards } from '#site/office/choice-cards.tsx';
import { PageLink } from './page-link.tsx';
import { StepCard, type StepWays } from './step-card.tsx';
import { useFirstAddress } from './use-first-address.ts';
import { toFirstWay, useFirstWay, WAYS } from './use-first-way.ts';

const DURATIONS = ['15', '30', '45', '60'] as const;

const LINK = { kind: 'url', placeholder: 'https://', maxLength: 2000 } as const;

interface MeetingStepProps {
  readonly ways: StepWays;
}

/** What visitors book first, and the link that they book it by. */
export function MeetingStep(props: MeetingStepProps) {
  const { data } = api.useData('get', '/meeting-type', { params: { query: { pageSize: 1 } } });
  // Who has several already begins another.
  const [first] = data.total === 1 ? data.meetingTypes : [];
  return <MeetingForm first={first} {...props} />;
}

function MeetingForm({
  first,
  ways,
}: MeetingStepProps & { readonly first: ListedMeetingType | undefined }) {
  const t = useTexts('onboarding');
  const language = useLanguage();
  const address = useFirstAddress();
  const [typedName, setName] = useState<string>();
  const [minutes, setMinutes] = useState<string>(String(first?.durations[0] ?? 30));
  const toText = (duration: string) => formatDuration(Number(duration), language);
  // As a sign-up makes it: until somebody names it, it is called as long as it takes.
  const isSample = first?.name === toText(String(first?.durations[0]));
  const name = typedName ?? (isSample ? toText(minutes) : (first?.name ?? t('meeting.sample')));
  const own = useFirstWay(toFirstWay(first?.channel));
  const { way } = own;
  const [path, setPath] = useState<string | null>();
  const create = api.useChange('post', '/meeting-type/v2');
  const change = api.useChange('patch', '/meeting-type/{meetingTypeId}');

  const save = async () => {
    await address.keep();
    await own.keep();
    const slug = isSample && name !== first.name ? toSlug(name) : '';
    const body = {
      name: name.trim(),
      ...(slug && { slug }),
      durationMinutes: Number(minutes),
      ...own.offer,
    };
    const params = { path: { meetingTypeId: first?.id ?? '' } };
    const saved = first
      ? await change.mutateAsync({ params, body })
      : await create.mutateAsync({ body: { ...body, enabled: true } });
    return saved.path;
  };
  if (path !== undefined) return <PageLink path={path} onDone={ways.onNext} />;
  const durations = [...new Set([...DURATIONS, minutes])];
  return (
    <StepCard
      ways={ways}
      title={t('meeting.title')}
      text={t('meeting.text')}
      next={t('meeting.save')}
      refusals={{ 'slug-taken': 'slug' }}
      onSave={async () => setPath(await save())}
      onSaved={() => undefined}
    >
      {address.isMissing && (
        <AddressField
          value={address.slug}
          takenSlug={address.takenSlug}
          flaw={address.flaw}
          onValue={address.setSlug}
        />
      )}
      <div className="max-w-md">
        <TextField
          label={t('meeting.name')}
          value={name}
          flaw={name.trim() === '' ? t('meeting.nameMissing') : undefined}
          onText={setName}
        />
      </div>
      <ChoiceCards
        name="duration"
        label={t('meeting.duration')}
        value={minutes}
        choices={durations.map((each) => [each, toText(each)])}
        onChange={setMinutes}
      />
      <ChoiceCards
        name="way"
        label={t('meeting.way')}
        value={way}
        choices={WAYS.map((each) => [each, t(`meeting.${each}`)])}
        onChange={own.setWay}
      />
      {own.asks && (
        <div className="max-w-md">
          <TextField
            key={own.asks}
            name={own.asks}
            label={t(`meeting.${own.asks}`)}
            value={own.typed}
            flaw={own.problem && t(`meeting.${own.problem}Missing`)}
            isRequired={false}
            {...(own.asks === 'customPlace' && LINK)}
            onText={own.setTyped}
          />
        </div>
      )}
    </StepCard>
  );
}

function AddressField(props: ComponentProps<typeof SlugField>) {
  const problem = use(ToldContext).slug;
  return (
    <div className="max-w-md">
      <SlugField {...props} problem={problem} />
    </div>
  );
}
