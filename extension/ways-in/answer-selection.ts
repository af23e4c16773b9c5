import browser from 'webextension-polyfill';
import { fromLocale, type Language } from '#shared/domain/languages.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { toIso } from '#shared/time/dates.ts';
import { createSignedInClient } from '../api.ts';
import { checkConnection, network } from '../check-connection.ts';
import { type Agenda, answer, NEAR_MINUTES } from '../lookup/answer.ts';
import type { Moment } from '../lookup/moment.ts';
import { readMoment } from '../lookup/read-moment.ts';
import { sayAnswer } from '../lookup/say-answer.ts';
import { toAgenda } from '../lookup/to-agenda.ts';
import { nowMs } from '../now-ms.ts';
import { say } from '../say.ts';
import { loadServerUrl } from '../server-url.ts';
import { type Account, stored } from '../storage.ts';
import { tellTab } from './tell-tab.ts';

/** Answers over the page whether a host is free when the selected text says. */
export async function answerSelection(tabId: number, text: string): Promise<void> {
  await tellTab(tabId, { lines: await toLines(text.trim()) });
}

async function toLines(text: string): Promise<readonly string[]> {
  const account = await stored.account.load();
  if (!account) return [say('lookup.signedOut')];
  const language = readerLanguage();
  const timeZone = visitorTimeZone();
  const nowMinute = Math.floor(nowMs() / 60_000);
  const moment = readMoment(text, { language, timeZone, nowMinute });
  if (!moment) return [say('lookup.nothing', { words: text.slice(0, 80) })];
  try {
    const agenda = await loadAgenda(moment);
    const reader = { language, timeZone, clock: clockOf(account, language) };
    return sayAnswer(moment, answer(moment, agenda, nowMinute), reader, say);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return [say('lookup.signedOut')];
    return [await sayWhy(await loadServerUrl())];
  }
}

/** Why a server that should know does not say. */
async function sayWhy(serverUrl: string): Promise<string> {
  const connection = await checkConnection(serverUrl, network);
  if (connection === 'offline') return say('lookup.offline');
  if (connection !== 'older') return say('lookup.failed');
  return say('lookup.older', { host: new URL(serverUrl).host });
}

async function loadAgenda({ from, until }: Moment): Promise<Agenda> {
  const client = createSignedInClient(await loadServerUrl());
  const query = { from: toIso(from - NEAR_MINUTES), to: toIso(until + NEAR_MINUTES) };
  const { data } = await client.GET('/calendar', { params: { query } });
  const agenda = data && toAgenda(data);
  if (!agenda) throw new Error('A calendar without its host');
  return agenda;
}

/** The language of the texts beside the times. */
function readerLanguage(): Language {
  return fromLocale(browser.i18n.getUILanguage()) ?? 'en';
}

function clockOf({ timeFormat }: Account, language: Language): '12h' | '24h' {
  return timeFormat ?? (language === 'en' ? '12h' : '24h');
}
