import browser from 'webextension-polyfill';
import type { ApiClient } from '#shared/api/client.ts';
import { fromLocale, type Language } from '#shared/domain/languages.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { toIso } from '#shared/time/dates.ts';
import { createSignedInClient } from '../api.ts';
import { checkConnection, network } from '../check-connection.ts';
import { type Agenda, answer, NEAR_MINUTES } from '../lookup/answer.ts';
import type { Moment } from '../lookup/moment.ts';
import { readMoment } from '../lookup/read-moment.ts';
import { type AnswerReader, sayAnswer, whenOf } from '../lookup/say-answer.ts';
import { toAgenda } from '../lookup/to-agenda.ts';
import { nowMs } from '../now-ms.ts';
import { say } from '../say.ts';
import { type Account, type Notice, stored } from '../storage.ts';
import { tellTab } from './tell-tab.ts';

/** Answers over the page whether a host is free when the selected text says. */
export async function answerSelection(tabId: number, text: string): Promise<void> {
  await tellTab(tabId, await toNotice(text.trim()));
}

async function toNotice(text: string): Promise<Notice> {
  const signIn = await stored.signIn.load();
  if (!signIn) return { lines: [say('lookup.signedOut')] };
  const language = readerLanguage();
  const timeZone = visitorTimeZone();
  const nowMinute = Math.floor(nowMs() / 60_000);
  const reading = readMoment(text, { language, timeZone, nowMinute });
  const reader = { language, timeZone, nowMinute, clock: clockOf(signIn.account, language) };
  const client = createSignedInClient(signIn);
  try {
    switch (reading.kind) {
      case 'nothing':
        return { lines: [say('lookup.nothing', { words: text.slice(0, 80) })] };
      case 'moment':
        return { lines: await toLines(client, reading.moment, reader) };
      case 'asks':
        return await toQuestion(client, reading.moments, reader);
    }
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    return { lines: [isSignedOut ? say('lookup.signedOut') : await sayWhy(signIn.serverUrl)] };
  }
}

/** Which time is meant, and the answer to each: the page shows it without asking anybody again. */
async function toQuestion(
  client: ApiClient,
  moments: readonly Moment[],
  reader: AnswerReader,
): Promise<Notice> {
  const choices = await Promise.all(
    moments.map(async (moment) => ({
      label: whenOf(moment, reader),
      lines: await toLines(client, moment, reader),
    })),
  );
  return { lines: [say('lookup.which', { words: moments[0]?.words ?? '' })], choices };
}

async function toLines(
  client: ApiClient,
  moment: Moment,
  reader: AnswerReader,
): Promise<readonly string[]> {
  const agenda = await loadAgenda(client, moment);
  return sayAnswer(moment, answer(moment, agenda, reader.nowMinute), reader, say);
}

/** Why a server that should know does not say. */
async function sayWhy(serverUrl: string): Promise<string> {
  const connection = await checkConnection(serverUrl, network);
  if (connection === 'offline') return say('lookup.offline');
  if (connection !== 'older') return say('lookup.failed');
  return say('lookup.older', { host: new URL(serverUrl).host });
}

async function loadAgenda(client: ApiClient, { from, until }: Moment): Promise<Agenda> {
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
