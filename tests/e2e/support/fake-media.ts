import { findHeadlessChromium } from '#tests/support/find-chromium.ts';
import { browserArguments } from './browser-arguments.ts';

/**
 * A browser with a camera that shows a moving picture, a microphone that beeps, and leave to use both. Five
 * pictures a second move as well as thirty do.
 */
export const fakeMedia = {
  launchOptions: {
    executablePath: findHeadlessChromium(),
    args: [
      ...browserArguments,
      '--use-fake-device-for-media-stream=fps=5',
      '--use-fake-ui-for-media-stream',
    ],
  },
};
