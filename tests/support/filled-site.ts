import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { createLog } from '#server/platform/kernel/log.ts';
import { toAskApi } from '#server/platform/site/ask-api.ts';
import { serveSite } from '#server/platform/site/serve-site.ts';
import { createFillPage } from '#server/public/page-fill/create-fill-page.ts';
import {
  type AppointmentData,
  type OfficeData,
  PAGE_DATA_ID,
  PAGE_END_ID,
  type PageData,
  type RoomData,
} from '#shared/page-data.ts';
import type { PageViews } from '#shared/page-views.ts';
import { routes } from '#shared/routes/index.ts';
import { ORIGIN, SECRET, type TestApi } from './api.ts';

/** Pages as a build leaves them, as far as they are filled. */
const SHELL = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shell</title></head><body><noscript><p>This page needs JavaScript.</p></noscript><div id="island"><!--view--><p>Skeleton</p><!--/view--></div></body></html>`;

/** The pages of a server on a test's database. */
export interface FilledSite {
  fetch(path: string, headers?: Record<string, string>): Promise<Response>;
  load(path: string, headers?: Record<string, string>): Promise<string>;
  close(): void;
}

/** Each is a process of its own, which remembers nothing of another. */
export async function openFilledSite(
  api: Pick<TestApi, 'db' | 'clock' | 'answer'>,
  services: Partial<Parameters<typeof createFillPage>[0]> = {},
  views?: PageViews,
): Promise<FilledSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-filled-'));
  for (const file of new Set(routes.map((route) => route.file))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), SHELL);
  }
  const wanted = {
    db: api.db,
    clock: api.clock,
    log: createLog('silent'),
    providers: {},
    secret: SECRET,
    publicUrl: ORIGIN,
    ...services,
  };
  const fillPage = createFillPage(wanted, views);
  const ofApi: Parameters<typeof toAskApi>[0] = {
    request: async (path, init) => api.answer(new Request(`${ORIGIN}/api${path}`, init)),
  };
  const app = new Hono().get('*', serveSite(folder, fillPage, toAskApi(ofApi)));
  const fetch = async (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers });
  return {
    fetch,
    load: async (path, headers) => (await fetch(path, headers)).text(),
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** What a booking page carries; undefined where it is not filled. */
export function readPageData(page: string): PageData | undefined {
  return readDataBlock(page);
}

/** The same of a page about one appointment. */
export function readAppointmentData(page: string): AppointmentData | undefined {
  return readDataBlock(page);
}

/** The same of the pages of a room. */
export function readRoomData(page: string): RoomData | undefined {
  return readDataBlock(page);
}

/** The same of a screen of the office. */
export function readOfficeData(page: string): OfficeData | undefined {
  const known = readDataBlock<OfficeData>(page);
  return known && { ...known, ...readDataBlock<OfficeData>(page, PAGE_END_ID) };
}

function readDataBlock<Data>(page: string, id = PAGE_DATA_ID): Data | undefined {
  const [, json] =
    new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(page) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}
