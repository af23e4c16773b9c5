import { isEvent, type Wait, type WorkflowTrigger } from '#shared/domain/reminder/workflow.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { formatTimeOfDay } from '#shared/time/time-of-day.ts';

const fromMoment = {
  'before-meeting': 'when.before',
  'after-meeting': 'when.after',
  'after-meeting-end': 'when.after-end',
} as const;

/** Says when a workflow's message goes: `24 hours before`, `The day before at 17:00`, `Once it is moved`. */
export function useWhenName() {
  const t = useTexts('reminders');
  const language = useLanguage();
  const clock = useClock();
  const dayName = (wait: Extract<Wait, { kind: 'days' }>, isBefore: boolean) => {
    const time = formatTimeOfDay(wait.minuteOfDay, language, clock);
    const days = String(wait.days);
    if (wait.days === 0) return t('when.onDay', { time });
    if (wait.days === 1) return t(isBefore ? 'when.dayBefore' : 'when.dayAfter', { time });
    return t(isBefore ? 'when.daysBefore' : 'when.daysAfter', { days, time });
  };
  return ({ trigger, wait }: { readonly trigger: WorkflowTrigger; readonly wait: Wait }) => {
    if (wait.kind === 'days') {
      const day = dayName(wait, trigger === 'before-meeting');
      return isEvent(trigger) ? `${t(`event.${trigger}`)}: ${day}` : day;
    }
    const values = { wait: formatDuration(wait.minutes, language) };
    if (!isEvent(trigger)) return t(fromMoment[trigger], values);
    return wait.minutes === 0 ? t(`once.${trigger}`) : t(`since.${trigger}`, values);
  };
}
