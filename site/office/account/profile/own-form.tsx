import { useState } from 'react';
import { joinForms } from '#shared/react/form/join-forms.ts';
import { SaveBar } from '#shared/react/form/save-bar.tsx';
import { LeaveGuard } from '#site/office/leave-guard.tsx';
import { MoveHoursDialog } from '#site/office/move-hours-dialog.tsx';
import { LimitsFields, useLimitsForm } from './limits-form.tsx';
import { PersonFields, usePersonForm } from './person-form.tsx';
import { useOwnLabels } from './use-own-labels.ts';
import { useWaysForm, WaysFields } from './ways-form.tsx';

/** What is typed about oneself: three calls, and one button that saves. */
export function OwnForm({ nowMs }: { readonly nowMs: number }) {
  const [move, setMove] = useState<{ readonly from: string; readonly to: string }>();
  const person = usePersonForm((from, to) => setMove({ from, to }));
  const ways = useWaysForm();
  const limits = useLimitsForm();
  const labels = useOwnLabels();
  const form = joinForms([person, ways, limits]);
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
        <PersonFields form={person} nowMs={nowMs} />
        <WaysFields form={ways} />
        <LimitsFields form={limits} />
        <SaveBar form={form} labels={labels} />
        <LeaveGuard form={form} />
      </form>
      {/* A form of its own. */}
      {move && <MoveHoursDialog {...move} onClose={() => setMove(undefined)} />}
    </>
  );
}
