import type { Flow } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { Send } from '../booking-atom.ts';
import { ChoiceList } from '../choice-list.tsx';
import { PickerHeading } from './picker-heading.tsx';

/** Spec A §2: the allowed durations, ascending. */
export function DurationPicker(props: {
  readonly page: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
}) {
  const { t } = useTranslation('booking');
  const { page, flow, send } = props;
  return (
    <section>
      <PickerHeading text={t('durationPicker.title')} flow={flow} send={send} />
      <ChoiceList
        label={t('durationPicker.title')}
        chosenKey={flow.draft.durationMinutes?.toString()}
        choices={page.durations.map((minutes) => ({
          key: String(minutes),
          title: t('common:duration.minutes', { count: minutes }),
          value: minutes,
        }))}
        onChoose={(durationMinutes) => send({ type: 'duration-chosen', durationMinutes })}
      />
    </section>
  );
}
