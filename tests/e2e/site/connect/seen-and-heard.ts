import type { Page } from 'playwright/test';
import { expect } from '../../support/page-test.ts';

/** What is on the video changes. */
export async function expectMoving(page: Page, label: string): Promise<void> {
  const look = () =>
    page.getByLabel(label).evaluate((video: HTMLVideoElement) => {
      const canvas = new OffscreenCanvas(64, 36);
      const context = canvas.getContext('2d');
      context?.drawImage(video, 0, 0, 64, 36);
      return video.videoWidth === 0 ? '' : String(context?.getImageData(0, 0, 64, 36).data);
    });
  await expect.poll(look, label).not.toBe('');
  const first = await look();
  await expect.poll(look, label).not.toBe(first);
}

/** The loudest of what is heard until something is. */
export async function expectHeard(page: Page): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context);
    for (const { srcObject } of document.querySelectorAll('audio')) {
      if (srcObject instanceof MediaStream) {
        context.createMediaStreamSource(srcObject).connect(analyser);
      }
    }
    return analyser;
  });
  const level = () =>
    heard.evaluate((analyser) => {
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      return Math.max(...samples);
    });
  await expect.poll(level, { intervals: [50] }).toBeGreaterThan(0.05);
}
