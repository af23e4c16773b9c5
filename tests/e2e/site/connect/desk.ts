import type { BrowserContext, Page } from 'playwright/test';

declare global {
  interface Window {
    /** Plugs devices in and out, by their names. */
    __desk: { readonly plug: (label: string, isIn: boolean) => void };
  }
}

/** Pages of this browser have devices that can be unplugged: their tracks end, and lists leave them out. */
export async function withDesk(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const list = mediaDevices.enumerateDevices.bind(mediaDevices);
    // Chromium's second one sees depth: it is sent to nobody.
    const unplugged = new Set(['fake_device_1']);
    const running = new Set<MediaStreamTrack>();
    mediaDevices.enumerateDevices = async () =>
      (await list()).filter(({ label }) => !unplugged.has(label));
    const pick = async (kind: MediaDeviceKind, asked: MediaTrackConstraints | boolean = false) => {
      if (!asked) return false;
      const { deviceId, ...rest }: MediaTrackConstraints = Object(asked);
      const exact: unknown = Object(deviceId).exact;
      const there = (await mediaDevices.enumerateDevices()).filter((one) => one.kind === kind);
      const found = there.find((one) => exact === undefined || one.deviceId === exact);
      if (!found) throw new DOMException('', exact ? 'OverconstrainedError' : 'NotFoundError');
      // Before the first is allowed, devices have no ids.
      return found.deviceId ? { ...rest, deviceId: { exact: found.deviceId } } : asked;
    };
    mediaDevices.getUserMedia = async ({ audio, video } = {}) => {
      const [sound, picture] = [await pick('audioinput', audio), await pick('videoinput', video)];
      const stream = await ask({ audio: sound, video: picture });
      for (const track of stream.getTracks()) running.add(track);
      return stream;
    };
    window.__desk = {
      plug: (label, isIn) => {
        if (isIn) unplugged.delete(label);
        else unplugged.add(label);
        for (const track of running) {
          if (isIn || track.label !== label) continue;
          running.delete(track);
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
        mediaDevices.dispatchEvent(new Event('devicechange'));
      },
    };
  });
}

export const unplug = (page: Page, label: string) =>
  page.evaluate((name) => window.__desk.plug(name, false), label);

export const plugIn = (page: Page, label: string) =>
  page.evaluate((name) => window.__desk.plug(name, true), label);
