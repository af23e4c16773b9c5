import { useId } from 'react';
import type { DraftEvent } from '#shared/domain/proposal/proposal-draft.ts';
import { Choice } from '#shared/react/form/choice.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import type { ProposableType } from './use-proposable-types.ts';

interface MeetingFieldsProps {
  readonly types: readonly ProposableType[];
  readonly chosen: ProposableType | undefined;
  readonly durationMinutes: number | undefined;
  readonly onChange: (event: DraftEvent) => void;
}

/** Which meeting, and how long. */
export function MeetingFields({ types, chosen, durationMinutes, onChange }: MeetingFieldsProps) {
  const t = useTexts('propose');
  const { language } = useTranslation('propose');
  const id = useId();
  const choose = (meetingTypeId: string) => {
    const type = types.find((each) => each.id === meetingTypeId);
    const durations = type?.durationsMinutes ?? [];
    const stays = durationMinutes !== undefined && durations.includes(durationMinutes);
    const duration = stays ? durationMinutes : (durations[0] ?? null);
    onChange({ type: 'type-chosen', meetingTypeId, durationMinutes: duration });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <div className="min-w-0 flex-[2_1_10rem]">
        <label htmlFor={`${id}-type`} className="mb-1 block font-medium text-sm">
          {t('type')}
        </label>
        <Choice
          id={`${id}-type`}
          label={t('type')}
          value={chosen?.id ?? ''}
          options={types.map(({ id: each, name, of, lacksPayment = false }) => [
            each,
            [name, of, lacksPayment && t('payment.lacks')].filter(Boolean).join(' · '),
            lacksPayment,
          ])}
          onChoose={choose}
        />
      </div>
      <div className="min-w-0 flex-[1_1_8.5rem]">
        <label htmlFor={`${id}-duration`} className="mb-1 block font-medium text-sm">
          {t('duration')}
        </label>
        <select
          id={`${id}-duration`}
          value={durationMinutes ?? ''}
          onChange={({ target }) =>
            onChange({ type: 'duration-chosen', durationMinutes: Number(target.value) })
          }
          className="field w-full"
        >
          {(chosen?.durationsMinutes ?? []).map((minutes) => (
            <option key={minutes} value={minutes}>
              {formatDuration(minutes, language)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
