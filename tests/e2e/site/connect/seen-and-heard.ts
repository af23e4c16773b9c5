import type { Page } from 'playwright/test';
import { expect } from '../../support/page-test.ts';

/** Patience with a busy machine that paints and packs several pictures itself, never a measure. */
const PATIENCE = { timeout: 60_000 };

/** What is on the video changes. */
export function expectMoving(page: Page, label: string): Promise<void> {
  return expectChanging(() => page.getByLabel(label).evaluate(toPixels), label);
}

/** The loudest of what is heard until something is. */
export async function expectHeard(page: Page): Promise<void> {
  const heard = await page.evaluateHandle(listenToAll);
  await expectLoud(() => heard.evaluate(toLevel));
  await heard.evaluate(endListening);
}

export async function expectChanging(look: () => Promise<string>, label: string): Promise<void> {
  await expect.poll(look, { message: label, ...PATIENCE }).not.toBe('');
  const first = await look();
  await expect.poll(look, { message: label, ...PATIENCE }).not.toBe(first);
}

export async function expectLoud(level: () => Promise<number>): Promise<void> {
  await expect.poll(level, { intervals: [50], ...PATIENCE }).toBeGreaterThan(0.05);
}

/** Runs in a page: what a video shows, small; nothing before it shows anything. */
export function toPixels(video: HTMLVideoElement): string {
  const canvas = new OffscreenCanvas(64, 36);
  const context = canvas.getContext('2d');
  context?.drawImage(video, 0, 0, 64, 36);
  return video.videoWidth === 0 ? '' : String(context?.getImageData(0, 0, 64, 36).data);
}

function listenToAll(): AnalyserNode {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context);
  for (const { srcObject } of document.querySelectorAll('audio')) {
    if (srcObject instanceof MediaStream) {
      context.createMediaStreamSource(srcObject).connect(analyser);
    }
  }
  return analyser;
}

function endListening({ context }: AnalyserNode): void {
  if (context instanceof AudioContext) void context.close();
}

/** 0 to 1. */
function toLevel(analyser: AnalyserNode): number {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  return Math.max(...samples);
}
