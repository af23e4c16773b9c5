import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ScreenHeading } from './screen-heading.tsx';

/** A path of the shell that is no screen's. */
export function NotFound() {
  const t = useTexts('office');
  return <ScreenHeading title={t('notFound')} />;
}
