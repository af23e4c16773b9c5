import { type ComponentProps, use } from 'react';
import { findOverlaps } from '#shared/domain/schedule/week-hours.ts';
import { ToldContext } from '#shared/react/form/told.ts';
import { WeekEditor } from '#shared/react/hours/week-editor.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** A week as a field of a form: what overlaps keeps it from being sent. */
export function WeekField(props: ComponentProps<typeof WeekEditor>) {
  const t = useTexts('onboarding');
  const flaw = props.week.some((day) => findOverlaps(day).length > 0)
    ? t('hours.overlap')
    : undefined;
  const told = use(ToldContext).week;
  return (
    <fieldset name="week" data-flaw={flaw} aria-describedby="week-problem">
      <legend className="sr-only">{t('hours.title')}</legend>
      <p id="week-problem" role="alert" className="text-danger text-sm">
        {flaw && told}
      </p>
      <WeekEditor {...props} />
    </fieldset>
  );
}
