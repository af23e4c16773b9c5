import { QueryView } from '#shared/react/api/query-view.tsx';
import { useParams } from '#shared/react/router/use-place.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { ScheduleDates } from './schedule-dates.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleHeading } from './schedule-heading.tsx';
import { ScheduleUses } from './schedule-uses.tsx';

/** One schedule: its weekly hours, its zone, and the dates that are otherwise. */
export function ScheduleScreen() {
  const { availabilityId = '' } = useParams();
  return (
    <QueryView pending={<SchedulePending />} question={availabilityId}>
      <ScheduleEditor key={availabilityId} scheduleId={availabilityId} />
    </QueryView>
  );
}

function SchedulePending() {
  return (
    <>
      <Skeleton className="mb-2 h-5 w-20" />
      <Skeleton className="h-11 w-56" />
      <Skeleton className="mt-5 h-40" />
      <Skeleton className="mt-6 h-130" />
    </>
  );
}

function ScheduleEditor({ scheduleId }: { readonly scheduleId: string }) {
  const { data: schedule } = api.useData('get', '/schedule/{scheduleId}', {
    params: { path: { scheduleId } },
  });
  return (
    <>
      <ScheduleHeading schedule={schedule} />
      <div className="mt-5 flex flex-col gap-6">
        <ScheduleForm schedule={schedule} />
        <ScheduleDates schedule={schedule} />
        <ScheduleUses meetingTypes={schedule.meetingTypes} />
      </div>
    </>
  );
}
