import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Schedule, scheduleApi, typedWeek } from '#shared/api/schedule.ts';
import { countMinutes, toWeekHours, type WeekHours } from '#shared/domain/schedule/week-hours.ts';
import { FormField } from '#shared/react/form/form-field.tsx';
import type { FieldValue } from '#shared/react/form/form-state.ts';
import { SaveBar } from '#shared/react/form/save-bar.tsx';
import { useForm } from '#shared/react/form/use-form.ts';
import { WeekEditor } from '#shared/react/hours/week-editor.tsx';
import { ZoneField } from '#shared/react/hours/zone-field.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { api } from '#site/office/api.ts';
import { LeaveGuard } from '#site/office/leave-guard.tsx';
import { toScheduleQuery, useKeepSchedule } from '../use-schedules.ts';

/** Name, zone and week of a schedule, saved together. */
export function ScheduleForm({ schedule }: { readonly schedule: Schedule }) {
  const t = useTexts('availability');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const keep = useKeepSchedule();
  const [nowMs] = useState(() => Date.now());
  const { mutateAsync } = api.useChange('patch', '/schedule/{scheduleId}');
  const { id: scheduleId } = schedule;
  const form = useForm({
    name: `schedule-${scheduleId}`,
    saved: toForm(schedule),
    schema: scheduleApi.patchSchedule.body,
    save: async (body) => keep(await mutateAsync({ params: { path: { scheduleId } }, body })),
    reload: async () =>
      toForm(await queryClient.fetchQuery({ ...toScheduleQuery(scheduleId), staleTime: 0 })),
  });
  const week = readWeek(form.values.weekly);
  const minutes = week.reduce((sum, day) => sum + countMinutes(day), 0);
  const { timezone } = form.values;
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
      <section
        aria-labelledby="basics"
        className="card grid gap-5 p-(--inset) sm:grid-cols-2 sm:p-6"
      >
        <h2 id="basics" className="sr-only">
          {t('basics')}
        </h2>
        <FormField form={form} name="name" label={t('name')} />
        <ZoneField
          label={t('zone')}
          hint={t('zoneHint')}
          timeZone={typeof timezone === 'string' ? timezone : schedule.timezone}
          nowMs={nowMs}
          onChange={(zone) => form.change('timezone', zone)}
        />
      </section>
      <section aria-labelledby="week" className="card p-(--inset) sm:p-6">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="week" className="font-semibold">
            {t('weekly')}
          </h2>
          <p className="text-soft text-sm tabular-nums">
            {t('perWeek', { duration: formatDuration(minutes, language) })}
          </p>
        </header>
        <div className="mt-3">
          <WeekEditor week={week} onChange={(next) => form.change('weekly', next)} />
        </div>
      </section>
      <SaveBar form={form} labels={{ name: t('name'), timezone: t('zone'), weekly: t('weekly') }} />
      <LeaveGuard form={form} />
    </form>
  );
}

function toForm({ name, timezone, weekly }: Schedule) {
  return { name, timezone, weekly: toWeekHours(weekly) };
}

/** What the form holds, whose hours may overlap while they are typed. */
function readWeek(value: FieldValue | undefined): WeekHours {
  const read = typedWeek.safeParse(value);
  return read.success ? read.data : toWeekHours([]);
}
