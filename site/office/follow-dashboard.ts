import { followPlace } from '#site/lib/first-paint/follow-place.ts';
import { readPainted } from '#site/lib/painted.ts';
import { officeKeyOf } from './palette/office-key-of.ts';

declare global {
  interface Window {
    /** All that the shell shows is in the page. */
    __kalendsShown?: () => void;
  }
}

/**
 * Before what the office's shell shows, as text in itself (site/build/with-office-start.ts): where our server
 * writes the dashboard there, it is followed from its first line on, and painted before anything else is
 * asked for.
 */
function followDashboard(script: HTMLOrSVGScriptElement | null): void {
  const place = script?.parentElement;
  const { dataset } = document.documentElement;
  if (!place) return;
  // Its elements are those of React's page alone.
  script.remove();
  followPlace(place, (event) => officeKeyOf(event) !== undefined);
  window.__kalendsShown = () => {
    const skeleton = document.getElementById('skeleton');
    if ('foreign' in dataset && skeleton instanceof HTMLTemplateElement) {
      place.replaceChildren(skeleton.content);
      delete dataset.foreign;
    }
    const isWritten = place.querySelector('main') !== null;
    if (isWritten) place.dataset.written = '';
    else readPainted()?.leave();
    const goOn = () => window.__kalendsGoOn?.();
    // What is not shown is not painted.
    if (isWritten && !document.hidden) requestAnimationFrame(() => setTimeout(goOn));
    else goOn();
  };
}

followDashboard(document.currentScript);
