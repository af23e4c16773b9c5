import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test';

export interface ConsoleWatch {
  /** Says that errors which fit `pattern` are part of the story. */
  allow(pattern: RegExp): void;
  /** What nobody expected, in the order it came. */
  unexpected(): string[];
}

/** Collects what pages of a context complain about: console errors and uncaught exceptions. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const allowed: RegExp[] = [];
  const seen: string[] = [];
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error: WebError) => void seen.push(String(error.error())));
  return {
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}
