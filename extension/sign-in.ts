import browser from 'webextension-polyfill';
import { REDIRECT_ADDRESSES } from '#shared/domain/connected-apps.ts';
import { createOpenClient, createSignedInClient, signOut, toTokens } from './api.ts';
import { checkConnection, network, type Reached } from './check-connection.ts';
import { type Question, readCode, toQuestion } from './consent.ts';
import { loadLinks } from './panel/load-links.ts';
import { type Account, type EndedSignIn, forgetSeen, stored } from './storage.ts';

/** How a sign-in went. `refused` is also a window that was closed; `failed` one that did not come so far. */
export type SignInOutcome = 'signed-in' | 'refused' | 'failed' | Exclude<Reached, 'connected'>;

/** Asks a person for their consent at their server, and keeps the tokens that follow from it. */
export async function signIn(serverUrl: string): Promise<SignInOutcome> {
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
    await openAccount(serverUrl, { code, verifier: question.verifier, redirectUri });
    return 'signed-in';
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

interface Granted {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: (typeof REDIRECT_ADDRESSES)[number];
}

async function openAccount(
  serverUrl: string,
  { code, verifier, redirectUri }: Granted,
): Promise<void> {
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
  // Who was signed in here before is signed out.
  if (await stored.tokens.load()) await signOut();
  await stored.serverUrl.save(serverUrl);
  await stored.tokens.save(toTokens(serverUrl, data));
  try {
    const account = await loadAccount(serverUrl);
    await keepDraftOf({ ...account, serverUrl });
    await stored.account.save(account);
    // The context menu has them before a popup is opened.
    const client = createSignedInClient(serverUrl);
    await stored.links.save(await loadLinks(client, { ...account, serverUrl }));
  } catch (error) {
    await forgetSeen();
    throw error;
  }
}

/** Whose sign-in has ended goes on with what they half picked; nobody else sees it. */
async function keepDraftOf({ email, companyName, serverUrl }: EndedSignIn): Promise<void> {
  const ended = await stored.endedSignIn.load();
  const isBack =
    ended?.email === email && ended.companyName === companyName && ended.serverUrl === serverUrl;
  if (!isBack) await stored.proposalDraft.clear();
  await stored.endedSignIn.clear();
}

async function loadAccount(serverUrl: string): Promise<Account> {
  const { data } = await createSignedInClient(serverUrl).GET('/session');
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
