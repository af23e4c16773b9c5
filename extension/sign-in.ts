import browser from 'webextension-polyfill';
import { REDIRECT_ADDRESSES } from '#shared/domain/connected-apps.ts';
import {
  createGrantedClient,
  createOpenClient,
  createSignedInClient,
  revoke,
  toTokens,
} from './api.ts';
import { checkConnection, network, type Reached } from './check-connection.ts';
import { type Question, readCode, toQuestion } from './consent.ts';
import { createTurns } from './create-turns.ts';
import { keptSignIn } from './kept-sign-in.ts';
import { loadLinks } from './panel/load-links.ts';
import { seenIn } from './panel/seen-in.ts';
import { type Account, type Grant, type SignIn, stored } from './storage.ts';

/**
 * How a sign-in went. `refused` is also a window that was closed, `overtaken` one that another was begun
 * after and came to its end before, `failed` one that did not come so far.
 */
export type SignInOutcome =
  | 'signed-in'
  | 'refused'
  | 'overtaken'
  | 'failed'
  | Exclude<Reached, 'connected'>;

const turns = createTurns();

/**
 * Asks a person for their consent at a server. Until that has gone through nothing changes: who was
 * signed in before stays so, at their own server.
 */
export async function signIn(serverUrl: string): Promise<SignInOutcome> {
  const isStillLast = turns.begin();
  const connection = await checkConnection(serverUrl, network);
  if (connection !== 'connected') return connection;
  const own = browser.identity.getRedirectURL();
  const redirectUri = REDIRECT_ADDRESSES.find((each) => each === own);
  // A build under another id, which no server would answer to.
  if (!redirectUri) return 'failed';
  const question = await toQuestion(serverUrl, redirectUri, (count) =>
    crypto.getRandomValues(new Uint8Array(count)),
  );
  const code = await askForConsent(question);
  if (code === undefined) return 'refused';
  try {
    const { verifier } = question;
    const granted = await exchangeCode(serverUrl, { code, verifier, redirectUri });
    return await enter(granted, isStillLast);
  } catch {
    return 'failed';
  }
}

/** A window that is closed, or that a browser does not open, is thrown by the browser. */
async function askForConsent(question: Question): Promise<string | undefined> {
  const asked = { url: question.url, interactive: true };
  const answer = await browser.identity.launchWebAuthFlow(asked).catch(() => undefined);
  return answer === undefined ? undefined : readCode(answer, question);
}

interface Allowed {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: (typeof REDIRECT_ADDRESSES)[number];
}

async function exchangeCode(
  serverUrl: string,
  { code, verifier, redirectUri }: Allowed,
): Promise<Grant> {
  const { data } = await createOpenClient(serverUrl).POST('/oauth/token', {
    body: {
      grant_type: 'authorization_code',
      client_id: 'kalends-extension',
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    },
  });
  if (!data) throw new Error('A code without tokens');
  return { serverUrl, tokens: toTokens(data) };
}

/** Puts a sign-in in the place of the one before, which ends: a session that is not used shall not stay. */
async function enter(
  granted: Grant,
  isStillLast: () => boolean,
): Promise<'signed-in' | 'overtaken'> {
  const account = await loadAccount(granted).catch(async (error: unknown) => {
    await revoke(granted);
    throw error;
  });
  if (!isStillLast()) {
    await revoke(granted);
    return 'overtaken';
  }
  const next: SignIn = { ...granted, id: crypto.randomUUID(), account };
  const before = await keptSignIn.replace(next);
  await keepDraftOf(next, before);
  await stored.typedServer.save(next.serverUrl);
  if (before) await revoke(before);
  await loadFirstLinks(next);
  return 'signed-in';
}

/** Whose sign-in has ended goes on with what they half picked; nobody else sees it. */
async function keepDraftOf({ account, serverUrl }: SignIn, before: SignIn | undefined) {
  const ended = await stored.endedSignIn.load();
  const isBack =
    !before &&
    ended?.email === account.email &&
    ended.companyName === account.companyName &&
    ended.serverUrl === serverUrl;
  if (!isBack) await stored.proposalDraft.clear();
  await stored.endedSignIn.clear();
}

/** The context menu has them before a popup is opened; one that is opened asks for itself. */
async function loadFirstLinks(signIn: SignIn): Promise<void> {
  const { serverUrl, account } = signIn;
  const links = await loadLinks(createSignedInClient(signIn), { ...account, serverUrl }).catch(
    () => undefined,
  );
  if (links) await seenIn(signIn, stored.links).save(links);
}

async function loadAccount(granted: Grant): Promise<Account> {
  const { data } = await createGrantedClient(granted).GET('/session');
  if (!data) throw new Error('Nobody is signed in');
  const company = data.companies.find(({ companyId }) => companyId === data.companyId);
  return {
    email: data.email,
    name: [data.firstname, data.lastname].filter(Boolean).join(' '),
    companyName: company?.name ?? '',
    slug: data.slug,
    timeFormat: data.timeFormat,
  };
}
