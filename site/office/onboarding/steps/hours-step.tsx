import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findOverlaps,
  toWeekHours,
  type WeekHours,
  weekdaysFrom,
} from '#shared/domain/schedule/week-hours.ts';
import { WeekEditor } from '#shared/react/hours/week-editor.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { SCHEDULES_KEY } from '#site/office/availability/use-schedules.ts';
import { useSession } from '#site/office/session.tsx';
import { StepCard } from './step-card.tsx';

interface HoursStepProps {
  readonly hasMoved: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** When somebody works: their default hours, or a working week to begin with. */
export function HoursStep({ hasMoved, onBack, onNext }: HoursStepProps) {
  const t = useTexts('onboarding');
  const queryClient = useQueryClient();
  const { timezone } = useSession();
  const { failWith, fail } = useToast();
  const { data } = api.useData('get', '/schedule');
  const kept = data.schedules.find(({ isDefault }) => isDefault);
  const [week, setWeek] = useState<WeekHours>(() =>
    kept ? toWeekHours(kept.weekly) : weekdaysFrom(540, 1020),
  );
  const onSuccess = async () => {
    // Who comes back to this step begins with what was saved.
    await queryClient.invalidateQueries({ queryKey: SCHEDULES_KEY });
    onNext();
  };
  const outcome = { onError: failWith, onSuccess };
  const create = api.useChange('post', '/schedule', outcome);
  const change = api.useChange('patch', '/schedule/{scheduleId}', outcome);
  const save = () => {
    if (week.some((day) => findOverlaps(day).length > 0)) return fail(t('hours.overlap'));
    const body = { weekly: week };
    if (kept) change.mutate({ params: { path: { scheduleId: kept.id } }, body });
    else create.mutate({ body: { ...body, name: t('hours.name'), timezone } });
  };
  return (
    <StepCard
      hasMoved={hasMoved}
      title={t('hours.title')}
      text={t('hours.text')}
      next={t('next')}
      isBusy={create.isPending || change.isPending}
      onBack={onBack}
      onSkip={onNext}
      onNext={save}
    >
      <WeekEditor week={week} onChange={setWeek} />
    </StepCard>
  );
}
