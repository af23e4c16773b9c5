import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toWeekHours, type WeekHours, weekdaysFrom } from '#shared/domain/schedule/week-hours.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { SCHEDULES_KEY } from '#site/office/availability/use-schedules.ts';
import { useSession } from '#site/office/session.tsx';
import { StepCard, type StepWays } from './step-card.tsx';
import { WeekField } from './week-field.tsx';

/** When somebody works: their default hours, or a working week to begin with. */
export function HoursStep({ ways }: { readonly ways: StepWays }) {
  const t = useTexts('onboarding');
  const queryClient = useQueryClient();
  const { timezone } = useSession();
  const { data } = api.useData('get', '/schedule');
  const kept = data.schedules.find(({ isDefault }) => isDefault);
  const [week, setWeek] = useState<WeekHours>(() =>
    kept ? toWeekHours(kept.weekly) : weekdaysFrom(540, 1020),
  );
  const { mutateAsync: create } = api.useChange('post', '/schedule');
  const { mutateAsync: change } = api.useChange('patch', '/schedule/{scheduleId}');
  const save = async () => {
    const body = { weekly: week };
    if (kept) await change({ params: { path: { scheduleId: kept.id } }, body });
    else await create({ body: { ...body, name: t('hours.name'), timezone } });
    // Who comes back to this step begins with what was saved.
    await queryClient.invalidateQueries({ queryKey: SCHEDULES_KEY });
  };
  return (
    <StepCard
      ways={ways}
      title={t('hours.title')}
      text={t('hours.text')}
      next={t('next')}
      onSave={save}
    >
      <WeekField week={week} onChange={setWeek} />
    </StepCard>
  );
}
