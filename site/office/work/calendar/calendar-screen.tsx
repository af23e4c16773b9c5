import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';

export function CalendarScreen() {
  return <ScreenHeading title={useTexts('office')('screens.calendar')} />;
}
