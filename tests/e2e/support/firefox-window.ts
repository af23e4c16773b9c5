import type { Browser } from 'puppeteer-core';
import { BidiBrowser } from 'puppeteer-core/internal/bidi/Browser.js';

/** What can be sent from here into Firefox and back. */
export type Plain = string | number | boolean | null | undefined;

/** Runs a function in the browser's own window, where toolbar and menus are, and says what it returns. */
export type RunInWindow = <Values extends readonly Plain[], Result>(
  work: (...values: Values) => Result | Promise<Result>,
  ...values: Values
) => Promise<Result>;

/** For a Firefox that was started with `--remote-allow-system-access`. */
export async function reachWindow(browser: Browser): Promise<RunInWindow> {
  if (!isBidi(browser)) throw new Error('This Firefox does not speak BiDi.');
  const { connection } = browser;
  const windows = { maxDepth: 0, 'moz:scope': 'chrome' };
  const [window] = (await connection.send('browsingContext.getTree', windows)).result.contexts;
  if (!window) throw new Error('This Firefox has no window.');
  const target = { context: window.context };
  return async (work, ...values) => {
    const expression = `(${work})(...${JSON.stringify(values)})`;
    const asked = { target, expression, awaitPromise: true };
    const { result } = await connection.send('script.evaluate', asked);
    if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
    return ('value' in result.result ? result.result.value : undefined) as never;
  };
}

/** The common API does not tell the connection. */
function isBidi(browser: object): browser is BidiBrowser {
  return browser instanceof BidiBrowser;
}
