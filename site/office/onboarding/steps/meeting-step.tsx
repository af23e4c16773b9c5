import { useState } from 'react';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { toSlug } from '#shared/domain/slug.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { SlugField } from '#site/lib/slug-field.tsx';
import { api } from '#site/office/api.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { PageLink } from './page-link.tsx';
import { StepCard } from './step-card.tsx';
import { TextLine } from './text-line.tsx';
import { useFirstAddress } from './use-first-address.ts';
import { toFirstWay, useFirstWay, WAYS } from './use-first-way.ts';

const DURATIONS = ['15', '30', '45', '60'] as const;

interface MeetingStepProps {
  readonly hasMoved: boolean;
  readonly onBack: () => void;
  readonly onDone: () => void;
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
  hasMoved,
  onBack,
  onDone,
}: MeetingStepProps & { readonly first: ListedMeetingType | undefined }) {
  const t = useTexts('onboarding');
  const language = useLanguage();
  const { failWith, fail } = useToast();
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
  const create = api.useChange('post', '/meeting-type/v2', { onError: failWith });
  const change = api.useChange('patch', '/meeting-type/{meetingTypeId}', { onError: failWith });

  const save = async () => {
    if (name.trim() === '') return fail(t('meeting.nameMissing'));
    if (own.problem) return fail(t(`meeting.${own.problem}Missing`));
    if (!(await address.keep())) return;
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
    setPath(saved.path);
  };
  if (path !== undefined) return <PageLink path={path} onDone={onDone} />;
  const durations = [...new Set([...DURATIONS, minutes])];
  return (
    <StepCard
      hasMoved={hasMoved}
      title={t('meeting.title')}
      text={t('meeting.text')}
      next={t('meeting.save')}
      isBusy={address.isPending || own.isPending || create.isPending || change.isPending}
      onBack={onBack}
      onSkip={onDone}
      onNext={() => void save().catch(() => undefined)}
    >
      {address.isMissing && (
        <div className="max-w-md">
          <SlugField value={address.slug} takenSlug={address.takenSlug} onValue={address.setSlug} />
        </div>
      )}
      <TextLine label={t('meeting.name')} value={name} onChange={setName} />
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
        <TextLine
          label={t(`meeting.${own.asks}`)}
          value={own.typed}
          isLink={own.asks === 'customPlace'}
          onChange={own.setTyped}
        />
      )}
    </StepCard>
  );
}
