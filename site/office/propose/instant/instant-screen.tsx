import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { OfficePanel } from '#site/office/propose/office-panel.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';

/** The panel alone, for a window as small as a popup. */
export function InstantScreen() {
  const t = useTexts('office');
  return (
    <>
      <ScreenHeading title={t('screens.propose')} />
      <OfficePanel />
    </>
  );
}
